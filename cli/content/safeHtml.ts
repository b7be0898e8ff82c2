import type { Config } from "../config/loadConfig.ts";
import { safeHtmlOf } from "./dialect/htmlAttributes.ts";
import { locateTokens } from "./locateTokens.ts";

/** Whether the texts of a group, or those of no group, may have all HTML that is safe. */
export const isHtmlSafe = ({ network }: Pick<Config, "network">, group?: string): boolean =>
  ((group === undefined ? undefined : network.groups[group]?.markdown?.html) ?? network.markdown.html) === "safe";

/** The group of a Markdown file, by its name below `countries/content`: in a further language its folder is one deeper. */
export const groupOfFile = ({ network }: Pick<Config, "network">, name: string): string | undefined =>
  name
    .split("/")
    .slice(1, -1)
    .find((folder) => Object.hasOwn(network.groups, folder));

/** Whether a text has HTML that is taken only where `markdown.html` says so. Most have no HTML at all. */
export const hasSafeHtml = (markdown: string): boolean =>
  /<[a-z]/i.test(markdown) && locateTokens(markdown).some(({ token }) => safeHtmlOf(token) !== undefined);
