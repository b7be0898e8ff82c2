import type { SiteConfig } from "../../model/config.ts";
import type { NetworkConfig } from "../schema/network/network.ts";
import { UPLOADED_FILES } from "../schema/network/hostingServices.ts";

/** Name of the manifest, which says what is live. */
export const MANIFEST_FILE = "sitegen.json";

/** Sitemap of the page at the network host's root. */
export const ROOT_SITEMAP = "sitemap-root.xml";

/** Notices of third-party licences, in each site's folder. */
export const LICENCES_FILE = "licences.txt";

/** Files that the build writes for the network's host. */
const HOST_FILES = ["index.html", "404.html", "robots.txt", "sitemap.xml", ROOT_SITEMAP, MANIFEST_FILE];

/** Files that the build writes into each site's folder; a final slash marks a folder. */
const COUNTRY_FILES = ["404.html", "sitemap.xml", LICENCES_FILE, "assets/"];

/** Further files for a country with its own host. */
const OWN_HOST_FILES = ["robots.txt", MANIFEST_FILE];

type Built = Pick<SiteConfig, "key"> & { config: Pick<SiteConfig["config"], "host"> };

/** Lists of pages for language models, written with `llms: true`. */
export const LLMS_FILE = "llms.txt";

export const builtFiles = ({ llms }: NetworkConfig, countries: readonly Built[]): string[] => [
  ...(llms ? [`/${LLMS_FILE}`, ...countries.map(({ key }) => `/${key}/${LLMS_FILE}`)] : []),
  ...HOST_FILES.map((name) => `/${name}`),
  ...countries.flatMap(({ key, config }) =>
    [...COUNTRY_FILES, ...(config.host ? [...OWN_HOST_FILES, ...ruleNames()] : [])].map((name) => `/${key}/${name}`),
  ),
  ...(countries.some(({ config }) => config.host) ? ["/assets/"] : []),
];

const ruleNames = (): string[] => Object.values(UPLOADED_FILES).flatMap((names) => [...names]);

export const ruleFiles = (): string[] => ruleNames().map((name) => `/${name}`);

/** A host name with `www.` added or removed; undefined for another subdomain. */
export function twinName(name: string): string | undefined {
  if (name.startsWith("www.")) return name.slice(4);
  return name.split(".").length === 2 ? `www.${name}` : undefined;
}
