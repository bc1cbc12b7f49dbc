/** Which page is shown: the address is the only truth. */

export type Route =
  | { page: "home" }
  | { page: "start"; game: string }
  | { page: "table"; table: string }
  | { page: "replay"; table: string }
  | { page: "room"; room: string }
  | { page: "open" }
  | { page: "mine" }
  | { page: "daily" }
  | { page: "learn"; game: string }
  | { page: "rules"; game: string }
  | { page: "how" }
  | { page: "nowhere"; path: string };

export function read(path: string): Route {
  let parts: string[];
  try {
    parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return { page: "nowhere", path };
  }
  const [first, second, third] = parts;
  if (first === undefined) return { page: "home" };
  if (second === undefined) {
    if (first === "open" || first === "mine" || first === "daily" || first === "how") {
      return { page: first };
    }
  } else if (third === undefined) {
    if (first === "t") return { page: "table", table: second };
    if (first === "r") return { page: "room", room: second };
    if (first === "play") return { page: "start", game: second };
    if (first === "learn" || first === "rules") return { page: first, game: second };
  } else if (first === "t" && third === "replay" && parts.length === 3) {
    return { page: "replay", table: second };
  }
  return { page: "nowhere", path };
}

let route = $state<Route>({ page: "home" });

export function current(): Route {
  return route;
}

/** Whether somebody has followed a link since the page was opened. */
let moved = false;

/** Attached to a page's main part: whoever came by a link of ours hears where they are. */
export function arrival(main: HTMLElement): void {
  const heading = moved ? main.querySelector("h1") : null;
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  moved = true;
  arrive();
}

/** The page changes; the reader starts at its top, a screen reader at its heading. */
function arrive(): void {
  route = read(location.pathname);
  if (!location.hash) scrollTo(0, 0);
}

/** Links of ours stay within the page; everything else is the browser's. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.hasAttribute("download")) return;
  const address = new URL(link.href, location.href);
  if (address.origin !== location.origin || address.pathname.startsWith("/api/")) return;
  if (address.pathname === location.pathname && address.hash) return;
  event.preventDefault();
  go(address.pathname + address.search + address.hash);
}

export function startRouter(): void {
  addEventListener("popstate", arrive);
  document.addEventListener("click", follow);
  arrive();
}
