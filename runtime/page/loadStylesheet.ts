const loading = new Map<string, Promise<unknown>>();

type Sheet = Record<"href" | "media" | "part", string>;

/** Loads a stylesheet once. Rejects on failure; the next call tries again. `place` puts it into the head. */
export function loadStylesheet({ href, media, part }: Sheet, place: (sheet: HTMLLinkElement) => void) {
  const known = loading.get(href);
  if (known) return known;
  const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href, media });
  sheet.dataset["styles"] = part;
  const loaded = new Promise((resolve, reject) => {
    sheet.addEventListener("load", resolve, { once: true });
    sheet.addEventListener("error", reject, { once: true });
    place(sheet);
  }).catch((error: unknown) => {
    loading.delete(href);
    sheet.remove();
    throw error;
  });
  loading.set(href, loaded);
  return loaded;
}
