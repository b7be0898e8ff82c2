import { pageAddressFault } from "./addresses.ts";
import { isFuture, isW3cDate } from "./dates.ts";
import type { Check, Dist, Fault } from "./dist.ts";
import type { Alternate } from "./readPage.ts";
import { readSitemap, type Listed } from "./sitemapFiles.ts";

/** `robots.txt` of each host leads to sitemaps, in which each indexable page of that host is once, and nothing else. */
export const sitemaps: Check = (dist) => {
  const { origins, pages, files } = dist;
  const found = origins.map((origin) => followRobots(dist, origin));
  const listed = found.flatMap((host) => host.listed);
  const reached = new Set(found.flatMap((host) => host.files));
  const times = new Map<string, number>();
  for (const { address } of listed) times.set(address, (times.get(address) ?? 0) + 1);
  return [
    ...found.flatMap(({ faults }) => faults),
    ...files
      .filter((file) => /(?:^|\/)sitemap[^/]*\.xml$/.test(file) && !reached.has(file))
      .map((file) => ({ file, what: "is a sitemap that neither robots.txt nor an index of sitemaps names" })),
    ...pages
      .filter(({ isIndexable, address }) => isIndexable && times.get(address) !== 1)
      .map(({ file, address }) => ({ file, what: `is in sitemaps ${times.get(address) ?? 0} times` })),
    ...listed.flatMap((entry) => listedFaults(dist, entry).map((what) => ({ file: entry.file, what }))),
  ];
};

/** Where the robots file of a host leads. */
function followRobots(dist: Dist, origin: string) {
  const { fileAt, text, pages } = dist;
  const robots = fileAt(`${origin}/robots.txt`);
  if (robots === undefined)
    return { listed: [], files: [], faults: [{ file: "robots.txt", what: `${origin} has none` }] };
  const lines = text(robots).split("\n");
  const valuesOf = (key: RegExp) => lines.filter((line) => key.test(line)).map((line) => line.replace(key, "").trim());
  const faults: Fault[] = valuesOf(/^disallow:/i)
    .filter((path) => pages.some((page) => path !== "" && page.isIndexable && page.address.startsWith(origin + path)))
    .map((path) => ({ file: robots, what: `keeps crawlers from ${path}, which has pages that may be listed` }));
  const queue = valuesOf(/^sitemap:/i).map((address) => ({ address, from: robots }));
  if (queue.length === 0) faults.push({ file: robots, what: "names no sitemap" });
  const read = new Map<string, Listed[]>();
  for (const { address, from } of queue) {
    const file = fileAt(address);
    if (file === undefined || !address.startsWith(`${origin}/`)) {
      faults.push({ file: from, what: `names the sitemap ${address}, which is not on this host` });
    } else if (read.has(file)) {
      faults.push({ file: from, what: `names the sitemap ${address}, which is named before` });
    } else {
      const sitemap = readSitemap(dist, file);
      faults.push(...sitemap.faults);
      read.set(file, sitemap.listed);
      queue.push(...sitemap.sitemaps.map((other) => ({ address: other, from: file })));
    }
  }
  // For who hands in one address: it names nothing that robots.txt does not.
  const index = fileAt(`${origin}/sitemap.xml`);
  if (index !== undefined && !read.has(index)) {
    const { listed, sitemaps: named } = readSitemap(dist, index);
    const others = named.filter((address) => !read.has(fileAt(address) ?? ""));
    if (listed.length > 0 || others.length > 0)
      faults.push({ file: index, what: `is a sitemap that robots.txt does not name, with ${others.join(", ")}` });
    read.set(index, []);
  }
  return { listed: [...read.values()].flat(), files: [...read.keys()], faults };
}

function listedFaults(dist: Dist, { file, address, changed, alternates, pictures }: Listed): string[] {
  const page = dist.pageAt(address);
  const fault = pageAddressFault(address);
  if (fault !== undefined) return [fault];
  if (!page) return [`lists ${address}, which is no page`];
  const written = (set: readonly Alternate[]) =>
    JSON.stringify(set.map(({ hreflang, href }) => [hreflang, href]).toSorted());
  const folder = dist.addressOf(file).replace(/[^/]*$/, "");
  return [
    ...(address.startsWith(folder) ? [] : [`lists ${address}, which is not below ${folder}`]),
    ...(page.isIndexable ? [] : [`lists ${address}, which is not to be listed`]),
    ...(page.canonicals.includes(address) ? [] : [`lists ${address}, whose canonical link is another`]),
    ...(written(alternates) === written(page.alternates) ? [] : [`${address} has other versions than the page says`]),
    ...(changed === undefined || isW3cDate(changed)
      ? []
      : [`${address} was changed on \`${changed}\`, which is no date`]),
    ...(changed !== undefined && isFuture(changed) ? [`${address} was changed on ${changed}, which is to come`] : []),
    ...pictures
      .filter((picture) => dist.fileAt(picture) === undefined)
      .map((picture) => `the picture ${picture} is not there`),
    ...pictures
      .filter((picture) => !page.pictures.has(picture))
      .map((picture) => `${address} does not show ${picture}`),
  ];
}
