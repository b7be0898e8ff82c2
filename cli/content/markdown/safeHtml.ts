import type { Config } from "../../model/config.ts";
import { safeHtmlOf } from "../dialect/htmlAttributes.ts";
import { locateTokens } from "./locateTokens.ts";

/** Whether all safe HTML is allowed in a group's texts, or in texts without a group. */
export const isHtmlSafe = ({ network }: Pick<Config, "network">, group?: string): boolean =>
  ((group === undefined ? undefined : network.groups[group]?.markdown?.html) ?? network.markdown.html) === "safe";

/** The group of a Markdown file below `countries/content`; further languages have one more folder level. */
export const groupOfFile = ({ network }: Pick<Config, "network">, name: string): string | undefined =>
  name
    .split("/")
    .slice(1, -1)
    .find((folder) => Object.hasOwn(network.groups, folder));

/** Whether a text has HTML that is only allowed with `markdown.html: safe`. */
export const hasSafeHtml = (markdown: string): boolean =>
  /<[a-z]/i.test(markdown) && locateTokens(markdown).some(({ token }) => safeHtmlOf(token) !== undefined);
