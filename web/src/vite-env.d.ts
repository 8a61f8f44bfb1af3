/// <reference types="vite/client" />
/// <reference types="svelte" />

declare module "milsymbol-parts" {
  import milsymbol from "milsymbol";
  export const ms: typeof milsymbol & { addIcons(parts: unknown): void };
  export const std2525c: unknown;
}
