import type { SiteConfig } from "./loadConfig.ts";
import { MANIFEST_FILE } from "./manifestFile.ts";
import type { NetworkConfig } from "./schema/network.ts";
import { UPLOADED_FILES } from "./schema/hostNames.ts";

/** Sitemap of the page at the root of the network's host. */
export const ROOT_SITEMAP = "sitemap-root.xml";

/** What the licences of works of others ask to be kept with them, in each site's folder. */
export const LICENCES_FILE = "licences.txt";

/** Files that the build writes for the host itself. */
const HOST_FILES = ["index.html", "404.html", "robots.txt", "sitemap.xml", ROOT_SITEMAP, MANIFEST_FILE];

/** Files that it writes for each country into its folder; one that ends in a slash is a folder. */
const COUNTRY_FILES = ["404.html", "sitemap.xml", LICENCES_FILE, "assets/"];

/** What it writes beside them for a country that has a host of its own. */
const OWN_HOST_FILES = ["robots.txt", MANIFEST_FILE];

type Built = Pick<SiteConfig, "key"> & { config: Pick<SiteConfig["config"], "host"> };

/** Lists of pages for language models, which a build writes where `llms` says so. */
export const LLMS_FILE = "llms.txt";

/** Paths of the files that a build writes beside pages. */
export const builtFiles = ({ llms }: Pick<NetworkConfig, "llms">, countries: readonly Built[]): string[] => [
  ...(llms ? [`/${LLMS_FILE}`, ...countries.map(({ key }) => `/${key}/${LLMS_FILE}`)] : []),
  ...HOST_FILES.map((name) => `/${name}`),
  ...countries.flatMap(({ key, config }) =>
    [...COUNTRY_FILES, ...(config.host ? [...OWN_HOST_FILES, ...ruleNames()] : [])].map((name) => `/${key}/${name}`),
  ),
  ...(countries.some(({ config }) => config.host) ? ["/assets/"] : []),
];

const ruleNames = (): string[] => Object.values(UPLOADED_FILES).flatMap((names) => [...names]);

/** Paths of the files from which hosting services read their rules. */
export const ruleFiles = (): string[] => ruleNames().map((name) => `/${name}`);
