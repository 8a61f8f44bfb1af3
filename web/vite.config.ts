import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// milsymbol's front door brings every edition of the standard; its inner door lets us take one.
const milsymbolParts = new URL("node_modules/milsymbol/index.mjs", import.meta.url).pathname;

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { "milsymbol-parts": milsymbolParts } },
  build: { target: "es2022", outDir: "dist", emptyOutDir: true, assetsInlineLimit: 0, chunkSizeWarningLimit: 1000 },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
