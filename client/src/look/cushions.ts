/** A cushion is a seat: pattern and letter tell it apart, colour only helps. */

const INK = "#23234f";

/** Cloth of ten cushions: ground, size of the pattern's tile, and what is printed on it. */
export const CLOTHS: { ground: string; tile: [number, number]; print: string; turn?: number }[] = [
  {
    ground: "#c5b4e6",
    tile: [9, 9],
    print: `<circle cx="3" cy="3" r="1.7" fill="${INK}" opacity=".22"/>`,
  },
  {
    ground: "#a9c6a4",
    tile: [8, 8],
    turn: 38,
    print: `<rect width="3" height="8" fill="${INK}" opacity=".17"/>`,
  },
  {
    ground: "#ebcb86",
    tile: [14, 14],
    print: `<path d="M5 1.6L5.9 4.1L8.4 5L5.9 5.9L5 8.4L4.1 5.9L1.6 5L4.1 4.1Z" fill="${INK}" opacity=".3"/>`,
  },
  {
    ground: "#9cc1ee",
    tile: [10, 8],
    print: `<path d="M0 6l5-4 5 4" fill="none" stroke="${INK}" stroke-width="1.4" opacity=".22"/>`,
  },
  {
    ground: "#e8a9a0",
    tile: [12, 7],
    print: `<path d="M0 5q3-5 6 0t6 0" fill="none" stroke="${INK}" stroke-width="1.3" opacity=".24"/>`,
  },
  {
    ground: "#d99d7c",
    tile: [13, 13],
    print: `<path d="M2 9q1-6 7-7q0 6-7 7Z" fill="${INK}" opacity=".2"/>`,
  },
  {
    ground: "#86bab6",
    tile: [9, 9],
    print: `<path d="M0 4.5h9" stroke="${INK}" stroke-width=".9" opacity=".28"/>`,
  },
  {
    ground: "#e6b8d0",
    tile: [12, 12],
    print: `<path d="M0 0h6v6H0zM6 6h6v6H6z" fill="${INK}" opacity=".13"/>`,
  },
  {
    ground: "#c9d39a",
    tile: [11, 11],
    turn: 45,
    print: `<path d="M0 5.5h11M5.5 0v11" stroke="${INK}" stroke-width="1" opacity=".2"/>`,
  },
  {
    ground: "#f0c39a",
    tile: [10, 10],
    print: `<circle cx="5" cy="5" r="2.8" fill="none" stroke="${INK}" stroke-width="1.1" opacity=".24"/>`,
  },
];

export const BOT_CLOTH: (typeof CLOTHS)[number] = {
  ground: "#dfd6c2",
  tile: [12, 12],
  print: `<path d="M0 0h6v6H0zM6 6h6v6H6z" fill="${INK}" opacity=".13"/>`,
};

export const CUSHION =
  "M5.5 3.6Q24 8.6 42.5 3.6Q45.8 3.3 44.6 6.3Q40 24 44.5 41.7Q45.4 45 42 44.5Q24 39.8 6 44.5Q2.5 45 3.4 41.7Q8 24 3.4 6.3Q2.3 3.2 5.5 3.6Z";

export function initial(name: string): string {
  return ([...name.trim()][0] ?? "").toLocaleUpperCase();
}
