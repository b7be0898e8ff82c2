import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "./config.ts";

/** Path of a country's own copy of a page. */
export const copyOfPage = (country: string, page: string): string => `countries/content/${country}/${page}.md`;

/** Existing copy of a page that a country can start from: the shared one, or another country's. */
export const findReusableCopy = (
  { root, countries }: Pick<Config, "root" | "countries">,
  country: string,
  page: string,
): string | undefined =>
  ["shared", ...countries.map(({ key }) => key)]
    .filter((key) => key !== country)
    .map((key) => copyOfPage(key, page))
    .find((file) => existsSync(join(root, file)));
