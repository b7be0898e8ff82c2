import { urlOf } from "./addresses.ts";
import type { Check } from "./dist.ts";

const FEED = /^application\/(?:rss|atom)\+xml$/;

/** What the heads name is there: icons, styles, fonts, manifests, feeds, twins. All pages of a site name its feeds. */
export const linkedFiles: Check = ({ pages, files, fileAt }) => {
  const named = new Set<string>();
  const missing = pages.flatMap(({ file, address, links }) =>
    links.flatMap(({ href = "", rel = "", type = "" }) => {
      if (rel === "canonical" || href.startsWith("data:")) return [];
      const target = urlOf(href, address)?.href ?? "";
      const found = fileAt(target);
      if (found !== undefined && FEED.test(type)) named.add(found);
      return found === undefined ? [{ file, what: `its head names ${href} (${rel}), which is not there` }] : [];
    }),
  );
  const feeds = files.filter((file) => /(?:^|\/)(?:feed|atom|rss)\.xml$/.test(file));
  return [
    ...missing,
    ...feeds.filter((file) => !named.has(file)).map((file) => ({ file, what: "is a feed that no page names" })),
  ];
};
