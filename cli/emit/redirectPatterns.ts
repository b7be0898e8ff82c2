import { PLAIN_SEGMENT } from "../config/routes/redirects.ts";
import type { RedirectRule } from "../plan/redirects.ts";
import { escapeRegex, type PathPattern } from "./pathPattern.ts";
import { spellings } from "./spellings.ts";
import { urlToken } from "./urlToken.ts";

/** Whether a host compares paths without percent codes, or as they were sent. */
export type Compared = "decoded" | "sent";

/** The patterns of a rule, in the order in which they are to be tried. Repeated slashes and a final one don't matter. */
export function redirectPatterns({ from, to, status }: RedirectRule, compared: Compared): PathPattern[] {
  const path = from
    .replace(/\/?\*?$/, "")
    .split("/")
    .map((segment) => segmentRegex(segment, compared))
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

/** A segment in every spelling. Codes may have capitals or not; a host that compares what was sent may have decoded it all the same. */
function segmentRegex(segment: string, compared: Compared): string {
  const parts = segment.split(/([ \u00a0-\u{10ffff}]+)/u);
  return parts
    .map((part, index) => {
      if (index % 2 === 0) return escapeRegex(urlToken(part));
      const forms = spellings(part).flatMap((form) =>
        compared === "decoded"
          ? [form]
          : [form, encodeURIComponent(form).replace(/[A-F]/g, (digit) => `[${digit}${digit.toLowerCase()}]`)],
      );
      return forms.length === 1 ? forms.join("") : `(?:${forms.join("|")})`;
    })
    .join("");
}
