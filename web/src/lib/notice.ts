/** Telling an absent player that it is his turn: the tab's title, a sound, a notification. */

import { settings } from "./settings.svelte";

let audio: AudioContext | null = null;

/** Two soft strokes of a bell, made on the spot: no file to fetch. */
export function ring(): void {
  if (!settings.get("sound")) return;
  try {
    audio ??= new AudioContext();
    const start = audio.currentTime;
    for (const [delay, pitch] of [
      [0, 660],
      [0.16, 880],
    ] as const) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.frequency.value = pitch;
      tone.type = "sine";
      volume.gain.setValueAtTime(0, start + delay);
      volume.gain.linearRampToValueAtTime(0.12, start + delay + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.001, start + delay + 0.7);
      tone.connect(volume).connect(audio.destination);
      tone.start(start + delay);
      tone.stop(start + delay + 0.75);
    }
  } catch {
    // A browser that lets no page sound before a click: the title still tells.
  }
}

export function notify(title: string, body: string): void {
  if (!settings.get("notices") || document.visibilityState === "visible") return;
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const notice = new Notification(title, { body, tag: "grognard-turn" });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

export async function allowNotices(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}
