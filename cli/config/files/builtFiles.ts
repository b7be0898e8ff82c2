import type { SiteConfig } from "../../model/config.ts";
import type { NetworkConfig } from "../schema/network/network.ts";
import { UPLOADED_FILES } from "../schema/network/hostingServices.ts";

/** Name of the manifest, which says what is live. */
export const MANIFEST_FILE = "sitegen.json";

/** Sitemap of the page at the network host's root. */
export const ROOT_SITEMAP = "sitemap-root.xml";

/** Notices of third-party licences, in each site's folder. */
export const LICENCES_FILE = "licences.txt";

/** Lists of pages for language models, written with `llms: true`. */
export const LLMS_FILE = "llms.txt";

type Built = Pick<SiteConfig, "key"> & { config: Pick<SiteConfig["config"], "host"> };

/** Paths of all files that the build writes besides pages; a final slash marks a folder. */
export function builtFiles({ llms }: NetworkConfig, countries: readonly Built[]): string[] {
  const ofNetwork = ["index.html", "404.html", "robots.txt", "sitemap.xml", ROOT_SITEMAP, MANIFEST_FILE];
  const ofCountry = ["404.html", "sitemap.xml", LICENCES_FILE, "assets/"];
  const ofOwnHost = ["robots.txt", MANIFEST_FILE, ...ruleNames()];
  return [
    ...(llms ? [`/${LLMS_FILE}`, ...countries.map(({ key }) => `/${key}/${LLMS_FILE}`)] : []),
    ...ofNetwork.map((name) => `/${name}`),
    ...countries.flatMap(({ key, config }) =>
      [...ofCountry, ...(config.host ? ofOwnHost : [])].map((name) => `/${key}/${name}`),
    ),
    ...(countries.some(({ config }) => config.host) ? ["/assets/"] : []),
  ];
}

const ruleNames = (): string[] => Object.values(UPLOADED_FILES).flatMap((names) => [...names]);

export const ruleFiles = (): string[] => ruleNames().map((name) => `/${name}`);

/** A host name with `www.` added or removed; undefined for another subdomain. */
export function twinName(name: string): string | undefined {
  if (name.startsWith("www.")) return name.slice(4);
  return name.split(".").length === 2 ? `www.${name}` : undefined;
}
