/* The service worker: serves the shell, and says honestly when there is no network.
   What happens at a table is never kept here: it comes from the server or not at all. */

const FILES = __FILES__;
const CACHE = `reverie-${hash(FILES.join())}`;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(["/", ...FILES]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  const ours = address.origin === self.location.origin && event.request.method === "GET";
  if (!ours || address.pathname.startsWith("/api/")) return;
  if (event.request.mode === "navigate") event.respondWith(page(event.request));
  else if (address.pathname.startsWith("/assets/")) event.respondWith(asset(event));
});

/** A page comes from the server; without one the shell opens and says so. */
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    const kept = await caches.match("/");
    if (!kept) return Response.error();
    // The page cannot know where it comes from: a device may be online and its server away.
    const text = await kept.text();
    return new Response(text.replace("<head>", '<head><meta name="offline" content="yes" />'), {
      headers: kept.headers,
    });
  }
}

/** A file whose name changes with its content never grows old. */
async function asset(event) {
  const kept = await caches.match(event.request);
  if (kept) return kept;
  const fresh = await fetch(event.request);
  if (fresh.ok) event.waitUntil(keep(event.request, fresh.clone()));
  return fresh;
}

async function keep(request, answer) {
  try {
    await (await caches.open(CACHE)).put(request, answer);
  } catch {
    // A full disk: it is fetched again next time.
  }
}

function isOld(name) {
  return name.startsWith("reverie-") && name !== CACHE;
}

function hash(text) {
  let sum = 0;
  for (const sign of text) sum = (sum * 31 + sign.codePointAt(0)) >>> 0;
  return sum.toString(36);
}
