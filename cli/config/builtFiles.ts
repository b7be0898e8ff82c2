import { UPLOADED_FILES } from "./schema/hostNames.ts";

/** Files that the build writes for the host itself. */
const HOST_FILES = ["index.html", "404.html", "robots.txt", "sitemap.xml"];

/** Files that it writes for each country into its folder; one that ends in a slash is a folder. */
const COUNTRY_FILES = ["404.html", "sitemap.xml", "assets/"];

/** Paths of the files that a build writes beside pages. */
export const builtFiles = (countries: readonly { key: string }[]): string[] => [
  ...HOST_FILES.map((name) => `/${name}`),
  ...countries.flatMap(({ key }) => COUNTRY_FILES.map((name) => `/${key}/${name}`)),
];

/** Paths of the files from which hosting services read their rules. */
export const ruleFiles = (): string[] =>
  Object.values(UPLOADED_FILES).flatMap((names) => names.map((name) => `/${name}`));
