import { withSlash } from "../../../runtime/site/urls.ts";
import type { PublicFile } from "../../content/brandAndPublicFiles.ts";
import { contentHash } from "../../core/contentHash.ts";
import { memoizeWeak } from "../../core/lookups.ts";
import { digestPage } from "../../plan/pages/pageDigest.ts";
import { type PlannedPage, type SitePlan } from "../../model/plan.ts";
import { ownPages } from "../../plan/pages/ownPages.ts";
import type { PlannedHost } from "../../plan/network/planHosts.ts";
import type { ManifestPage, ManifestSite } from "../../model/manifest.ts";

/** Length of a page's hashes in hexadecimal digits. Eight are enough to detect a change. */
const DIGITS = 8;

/** Hashes of a site's inputs: as `ManifestSite` has them, and of the contents of its public files. */
interface SiteInputs extends Pick<ManifestSite, "engine" | "code" | "upload"> {
  hashOf(file: PublicFile): string;
}

/** Describes a planned site for the manifest. */
export function describeSite(
  plan: SitePlan,
  host: PlannedHost,
  { engine, code, upload, hashOf }: SiteInputs,
): ManifestSite {
  const { key, country, site, pages, publicFiles } = plan;
  const { home, language } = site.country;
  const described: Omit<ManifestSite, "hash"> = {
    country,
    host: host.key,
    home,
    language,
    engine,
    upload,
    code,
    shared: hashOfShared(plan),
    assets: hashOfAssets(plan),
    sitemap: contentHash(...pages.map(({ alternates }) => hashOfList(alternates))),
    files: Object.fromEntries(publicFiles.map((file) => [file.path.slice(key.length + 2), hashOf(file)])),
    pages: Object.fromEntries(pages.map((page) => [page.page.path.slice(home.length), describePage(page, home)])),
  };
  return { ...described, hash: hashOfSite(described) };
}

/** Hash of a site's description, without engine and upload. */
export const hashOfSite = ({ engine: _engine, upload: _upload, ...site }: Omit<ManifestSite, "hash">): string =>
  contentHash(JSON.stringify(site));

/** Hash of what all pages of a site share, and of pages that the configuration doesn't list. */
export function hashOfShared(plan: SitePlan): string {
  const { site, style, head, fonts, icon, terms, illustrations, countryHome } = plan;
  const look = [style, head, fonts.style, fonts.preload, charactersOf(fonts), icon.svg];
  const parts = [site, ...look, terms, illustrations, countryHome, ...ownPages(plan).map(digestPage)];
  return contentHash(JSON.stringify(parts));
}

/** The characters that pages embed, and their font, independent of where it is installed. */
export const charactersOf = ({ characters }: Pick<SitePlan["fonts"], "characters">): unknown =>
  characters && [characters.text, characters.part.shownFor, characters.part.subset.hash];

const hashOfAssets = ({ assets, pictures, shares, fonts, icon }: SitePlan): string =>
  contentHash(
    JSON.stringify([
      [...assets],
      ...[pictures, shares, fonts.subsets, icon.bitmaps].map((files) => files.map(({ name, hash }) => [name, hash])),
    ]),
  );

/** Counterparts share the same list. */
const hashOfList = memoizeWeak((alternates: PlannedPage["alternates"]) => contentHash(JSON.stringify(alternates)));

function describePage(planned: PlannedPage, home: string): ManifestPage {
  const { page, content, route, text } = planned;
  const { copy, head, rest } = digestPage(planned);
  const isAtKey = `${home}${withSlash(route.content)}` === page.path || route.role === "home";
  return {
    title: content.heading,
    template: page.template,
    ...(!isAtKey && { content: route.content }),
    copy: copy.slice(0, DIGITS),
    head: head.slice(0, DIGITS),
    rest: rest.slice(0, DIGITS),
    ...(text && { text: text.slice(0, DIGITS) }),
  };
}
