import { withSlash } from "../../runtime/site/urls.ts";
import type { PublicFile } from "../content/publicFiles.ts";
import { contentHash } from "../contentHash.ts";
import { digestPage } from "../plan/pageDigest.ts";
import type { PlannedPage, SitePlan } from "../plan/plan.ts";
import type { PlannedHost } from "../plan/planHosts.ts";
import type { ManifestPage, ManifestSite } from "./manifest.ts";

/** Hexadecimal digits of a page's hashes: they only tell whether one page has changed. */
const SHORT = 8;

interface Made {
  engine: string;
  /** Hash of the project's own parts. */
  code: string;
  /** Hash of a public file's contents. */
  hashOf(file: PublicFile): string;
}

/** A planned site as the manifest has it. */
export function describeSite(plan: SitePlan, host: PlannedHost, { engine, code, hashOf }: Made): ManifestSite {
  const { key, country, site, pages, publicFiles } = plan;
  const { home, language } = site.country;
  const described: Omit<ManifestSite, "hash"> = {
    country,
    host: host.key,
    home,
    language,
    engine,
    shared: contentHash(hashOfShared(plan), code),
    assets: hashOfAssets(plan),
    files: Object.fromEntries(publicFiles.map((file) => [file.path.slice(key.length + 2), hashOf(file)])),
    pages: Object.fromEntries(pages.map((page) => [page.page.path.slice(home.length), describePage(page, home)])),
  };
  return { ...described, hash: hashOfSite(described) };
}

/** Hash of a site as it is described, whatever it was built with. */
export const hashOfSite = ({ engine: _engine, ...site }: Omit<ManifestSite, "hash">): string =>
  contentHash(JSON.stringify(site));

/** Hash of what all pages of a site share, and of its not-found page. */
export function hashOfShared({ notFound, ...plan }: SitePlan): string {
  const { site, style, head, fonts, icon, terms, illustrations, countryHome } = plan;
  const { preload, characters } = fonts;
  const parts = [site, style, head, fonts.style, preload, characters, icon.svg, terms, illustrations, countryHome];
  return contentHash(JSON.stringify([...parts, digestPage(notFound)]));
}

const hashOfAssets = ({ assets, pictures, fonts, icon }: SitePlan): string =>
  contentHash(
    JSON.stringify([
      [...assets],
      ...[pictures, fonts.forms, icon.forms].map((forms) => forms.map(({ name, hash }) => [name, hash])),
    ]),
  );

function describePage(planned: PlannedPage, home: string): ManifestPage {
  const { page, content, route, text } = planned;
  const { copy, head, rest } = digestPage(planned);
  const isAtKey = `${home}${withSlash(route.content)}` === page.path || route.role === "home";
  return {
    title: content.heading,
    template: page.template,
    ...(!isAtKey && { content: route.content }),
    copy: copy.slice(0, SHORT),
    head: head.slice(0, SHORT),
    rest: rest.slice(0, SHORT),
    ...(text.sketch && { text: text.sketch }),
  };
}
