/** Pointing at clouds: a mouse hovers, a finger presses and slides, keys walk through the grid. */

import { cloudAt, placeOf, type Fold } from "../fold";

export interface Calls {
  fold(): Fold;
  isOpen(cloud: string): boolean;
  aim(cloud: string | null): void;
  write(cloud: string): void;
  /** A swipe over the sky: one pane further to the left (-1) or right (1). */
  swipe(step: number): void;
  /** Keys have come to a cloud. */
  walked(cloud: string): void;
}

const SWIPE = 36;
const STEPS: Record<string, [column: number, line: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** An attachment for the element that holds the clouds; each has its name in `data-cloud`. */
export function reach(calls: Calls) {
  return (sky: HTMLElement) => {
    let pressed: string | null = null;
    let from: { x: number; y: number } | null = null;
    let finger = 0;

    const under = (event: PointerEvent): string | null => {
      const found = document.elementFromPoint(event.clientX, event.clientY);
      const cloud = found && sky.contains(found) ? cloudOf(found) : null;
      return cloud !== null && calls.isOpen(cloud) ? cloud : null;
    };

    const down = (event: PointerEvent) => {
      if (event.pointerType === "mouse" || !event.isPrimary) return;
      finger = event.timeStamp;
      from = { x: event.clientX, y: event.clientY };
      pressed = under(event);
      if (pressed !== null) {
        // The finger may leave the cloud it came down on.
        if (event.target instanceof Element && event.target.hasPointerCapture(event.pointerId)) {
          event.target.releasePointerCapture(event.pointerId);
        }
        calls.aim(pressed);
      }
    };
    const move = (event: PointerEvent) => {
      if (event.pointerType === "mouse") {
        const cloud = event.target instanceof Element ? cloudOf(event.target) : null;
        if (cloud !== null && calls.isOpen(cloud)) calls.aim(cloud);
      } else if (pressed !== null) {
        const cloud = under(event);
        if (cloud === pressed) return;
        if (cloud !== null) pressed = cloud;
        calls.aim(cloud);
      }
    };
    const up = (event: PointerEvent) => {
      if (event.pointerType === "mouse" || from === null) return;
      finger = event.timeStamp;
      const across = event.clientX - from.x;
      const cloud = pressed === null ? null : under(event);
      if (cloud !== null) calls.write(cloud);
      else if (pressed !== null) calls.aim(null);
      else if (Math.abs(across) > SWIPE && Math.abs(across) > Math.abs(event.clientY - from.y)) {
        calls.swipe(across < 0 ? 1 : -1);
      }
      pressed = from = null;
    };
    const cancel = () => {
      if (pressed !== null) calls.aim(null);
      pressed = from = null;
    };
    const leave = (event: PointerEvent) => {
      if (event.pointerType === "mouse") calls.aim(null);
    };
    const click = (event: MouseEvent) => {
      // The finger has written already.
      if (event.detail > 0 && event.timeStamp - finger < 700) return;
      const cloud = event.target instanceof Element ? cloudOf(event.target) : null;
      if (cloud !== null && calls.isOpen(cloud)) calls.write(cloud);
    };
    const focus = (event: FocusEvent) => {
      const cloud = event.target instanceof Element ? cloudOf(event.target) : null;
      if (cloud === null) return;
      calls.walked(cloud);
      calls.aim(calls.isOpen(cloud) ? cloud : null);
    };
    const blur = (event: FocusEvent) => {
      if (!(event.relatedTarget instanceof Node && sky.contains(event.relatedTarget))) {
        if (pressed === null) calls.aim(null);
      }
    };
    const key = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      const cloud = event.target instanceof Element ? cloudOf(event.target) : null;
      if (!step || cloud === null || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      const next = nextCloud(calls.fold(), cloud, step);
      if (next === null) return;
      // A pane that stands ajar opens first: what it shows can then be reached.
      calls.walked(next);
      requestAnimationFrame(() =>
        sky.querySelector<HTMLElement>(`[data-cloud="${next}"]`)?.focus(),
      );
    };

    const heard: [string, (event: never) => void][] = [
      ["pointerdown", down],
      ["pointermove", move],
      ["pointerup", up],
      ["pointercancel", cancel],
      ["pointerleave", leave],
      ["click", click],
      ["focusin", focus],
      ["focusout", blur],
      ["keydown", key],
    ];
    for (const [name, listener] of heard) sky.addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of heard) {
        sky.removeEventListener(name, listener as EventListener);
      }
    };
  };
}

function cloudOf(element: Element): string | null {
  return element.closest<HTMLElement>("[data-cloud]")?.dataset["cloud"] ?? null;
}

/** The next cloud in a direction, over gaps and seams; past the last, the nearest one beside. */
export function nextCloud(
  fold: Fold,
  cloud: string,
  [columns, lines]: [number, number],
): string | null {
  const from = placeOf(cloud);
  for (let far = 1; far < 100; far++) {
    const to = { column: from.column + columns * far, line: from.line + lines * far };
    if (to.column < 0 || to.line < 0 || to.column > 25 || to.line > 98) break;
    const found = cloudAt(to);
    if (fold.clouds.includes(found)) return found;
  }
  const beside = fold.clouds
    .map((each) => ({ each, place: placeOf(each) }))
    .filter(({ place }) =>
      columns ? (place.column - from.column) * columns > 0 : (place.line - from.line) * lines > 0,
    )
    .sort((one, other) => distance(one.place, from) - distance(other.place, from));
  return beside[0]?.each ?? null;
}

function distance(
  one: { column: number; line: number },
  other: { column: number; line: number },
): number {
  return Math.abs(one.column - other.column) + Math.abs(one.line - other.line);
}
