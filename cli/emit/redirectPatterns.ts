import { PLAIN_SEGMENT } from "../config/routes/redirects.ts";
import type { RedirectRule } from "../plan/redirects.ts";
import { escapeRegex, type PathPattern } from "./pathPattern.ts";
import { spellings } from "./spellings.ts";
import { urlToken } from "./urlToken.ts";

/** Whether a host matches rules against percent-decoded paths, or paths as the browser sent them. */
export type Compared = "decoded" | "sent";

/** A rule's patterns, in the order in which to try them. They accept repeated slashes, and a missing final slash. */
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
    // Pages get a final slash; files (with a dot in the last segment) don't.
    { pieces: [`${path}/+`, { keep: `${folders}[\\w~-]+` }, "/*"], to: [folder, "/"], status },
    { pieces: [`${path}/+`, { keep: folders + PLAIN_SEGMENT }], to: [folder, ""], status },
  ];
}

/**
 * A segment in all spellings. Percent codes match in upper and lower case. `sent` also matches decoded text, because
 * some hosts decode paths all the same.
 */
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
