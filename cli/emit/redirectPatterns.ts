import { PLAIN_SEGMENT } from "../config/routes/redirects.ts";
import type { RedirectRule } from "../plan/redirects.ts";
import { escapeRegex, type PathPattern } from "./pathPattern.ts";
import { urlToken } from "./urlToken.ts";

/** The patterns of a rule, in the order in which they are to be tried. Repeated slashes and a final one don't matter. */
export function redirectPatterns({ from, to, status }: RedirectRule): PathPattern[] {
  const path = urlToken(from.replace(/\/?\*?$/, ""))
    .split("/")
    .map(escapeRegex)
    .join("/+");
  const folder = urlToken(to.replace(/\*$/, ""));
  if (!from.endsWith("*")) return [{ pieces: [`${path}/*`], to: [folder], status }];
  if (!to.endsWith("*")) return [{ pieces: [`${path}(?:/.*)?`], to: [folder], status }];
  const folders = `(?:${PLAIN_SEGMENT}/)*`;
  return [
    { pieces: [`${path}/*`], to: [folder], status },
    // A page gets its final slash, a file (its last segment has a dot) does not.
    { pieces: [`${path}/+`, { keep: `${folders}[\\w~-]+` }, "/*"], to: [folder, "/"], status },
    { pieces: [`${path}/+`, { keep: folders + PLAIN_SEGMENT }], to: [folder, ""], status },
  ];
}
