/** The fixed set of signs: our own drawings, each in a square of 24. Their names stand beside them. */

import type { Sign } from "../table/live.svelte";

function line(width = 1.8, color = "#23234f"): string {
  return `fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"`;
}

export const SIGNS: Record<Sign, string> = {
  yes: `<circle cx="12" cy="12" r="10" fill="#a9c6a4"/><path d="m7 12.6 3.6 3.6L17.2 8.4" ${line(2.6)}/>`,
  no: `<circle cx="12" cy="12" r="10" fill="#e8a9a0"/><path d="m8 8 8 8M16 8l-8 8" ${line(2.6)}/>`,
  laugh: `<circle cx="12" cy="12" r="10" fill="#f3bd57"/><path d="M6.8 9.6q1.6-1.8 3.2 0M14 9.6q1.6-1.8 3.2 0" ${line()}/><path d="M6.8 13h10.4q-.6 5.4-5.2 5.4T6.8 13Z" fill="#23234f"/><path d="M9.4 17.2q2.6-1.8 5.2 0-2.6 2-5.2 0Z" fill="#e8a9a0"/>`,
  applause: `<path d="M12 4l2 4.8 5 .4-3.8 3.3 1.2 5L12 14.8 7.6 17.5l1.2-5L5 9.2l5-.4Z" fill="#f3bd57"/><path d="M3 4.5l2 1.8M21 4.5l-2 1.8M2.5 20l2.6-1.6M21.5 20l-2.6-1.6M12 20v2.5" ${line(1.8, "#8f5c08")}/>`,
  heart: `<path d="M12 21C5 16 2.4 12.6 2.6 8.8 2.8 5.6 5 3.6 7.6 3.6c1.9 0 3.5 1 4.4 2.8.9-1.8 2.5-2.8 4.4-2.8 2.6 0 4.8 2 5 5.2C21.6 12.6 19 16 12 21Z" fill="#e08476"/>`,
  think: `<path d="M6.5 17a4.6 4.6 0 0 1-.7-9.1A6.2 6.2 0 0 1 17.6 7a4.9 4.9 0 0 1-.2 10Z" fill="#cfe1f6"/><circle cx="6" cy="20.5" r="1.7" fill="#cfe1f6"/><path d="M8.4 11.8h.1M12 11.8h.1M15.6 11.8h.1" ${line(2.4)}/>`,
  hurry: `<path d="M6 2.5h12v3c0 3.5-4 4.3-4 6.5s4 3 4 6.5v3H6v-3c0-3.5 4-4.3 4-6.5s-4-3-4-6.5Z" fill="#fff6e2"/><path d="M8.3 6.5h7.4c-.6 2-2.8 2.8-3.7 4.3-.9-1.5-3.1-2.3-3.7-4.3ZM12 14c1 1.6 3.6 2.3 3.9 5.3H8.1C8.4 16.3 11 15.6 12 14Z" fill="#e5a52f"/><path d="M5.5 2.5h13M5.5 21.5h13" ${line(2.4, "#8a5a3c")}/>`,
  sorry: `<circle cx="12" cy="12" r="10" fill="#c5b4e6"/><path d="M6.6 10.4q1.7 1.6 3.4 0M14 10.4q1.7 1.6 3.4 0M9.2 16.6q2.8-2.2 5.6 0" ${line()}/><path d="M17.8 12.8q1.8 2.6 0 3.6-1.8-1 0-3.6Z" fill="#4f83c8"/>`,
};
