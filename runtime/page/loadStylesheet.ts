const loading = new Map<string, Promise<unknown>>();

/** Loads a stylesheet once. Rejects on failure; the next call tries again. `place` puts it into the head. */
export function loadStylesheet(
  { href, media, part }: { href: string; media: "all" | "not all"; part: "late" | "page" },
  place: (link: HTMLLinkElement) => void,
): Promise<unknown> {
  const known = loading.get(href);
  if (known) return known;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href, media });
  link.dataset["styles"] = part;
  const loaded = new Promise((resolve, reject) => {
    link.addEventListener("load", resolve, { once: true });
    link.addEventListener("error", reject, { once: true });
    place(link);
  }).catch((error: unknown) => {
    loading.delete(href);
    link.remove();
    throw error;
  });
  loading.set(href, loaded);
  return loaded;
}
