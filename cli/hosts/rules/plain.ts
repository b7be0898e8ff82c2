import { goneAsNotFound } from "../listRules.ts";
import type { HostPlan } from "../../plan/network/hostPlan.ts";
import { spellings } from "../redirectPatterns.ts";
import { type RuleWriter, notesOf } from "./ruleWriter.ts";
import { dirAttribute } from "../../../runtime/site/text.ts";
import { escapeHtml } from "../../../runtime/site/html.ts";

/** Any static file server, such as GitHub Pages. Redirects are pages. */
export const plain: RuleWriter = {
  destination: "upload",
  readsAnyFolder: true,
  precompressed: false,
  redirectPages: true,
  files: (plan) => new Map([[".nojekyll", ""], ...domainFile(plan), ...redirectPages(plan)]),
  limits: ({ redirects, api, fallback, gone }) => {
    const wildcards = redirects.filter(({ from }) => from.endsWith("*"));
    return notesOf(
      "Plain hosting sends no headers: no Content-Security-Policy, no long caching of assets. Put a CDN that adds them in front, or choose another host.",
      `Plain hosting can't redirect host names${fallback === undefined ? " and repeated slashes" : ", repeated slashes and by country"}. The pages' scripts and canonical links replace these redirects.`,
      'Plain hosting redirects with pages (`<meta http-equiv="refresh">`): without status 301, and without the visitor\'s query.',
      "Plain hosting has at most one 404 page: that of the root.",
      goneAsNotFound("Plain hosting", { gone }),
      wildcards.length > 0 &&
        `Plain hosting supports no patterns: ${wildcards.map(({ from }) => `\`${from}\``).join(", ")} ${wildcards.length === 1 ? "is" : "are"} not redirected.`,
      api &&
        `Plain hosting can't proxy. Set contentApi.base to an absolute address, and allow cross-origin requests in the CMS.`,
    );
  },
};

/** The custom domain on GitHub Pages, which doesn't support one for projects below a path. */
const domainFile = ({ allowedHost, base }: HostPlan): [string, string][] =>
  base === "/" ? [["CNAME", `${allowedHost}\n`]] : [];

/** A page for each exact rule: `index.html` in a folder, or a file with the exact name. */
function redirectPages({ redirects, allowedHost, base, moved }: HostPlan): [string, string][] {
  return redirects.flatMap(({ from, to }) => {
    const page = redirectPage(to, to.startsWith("/") ? `https://${allowedHost}${to}` : to, moved);
    return (from.endsWith("*") ? [] : spellings(from)).map((spelling): [string, string] => {
      const path = spelling.slice(base.length).replace(/\/$/, "");
      return [/\.html?$/.test(path) ? path : `${path}/index.html`, page];
    });
  });
}

/** A page that redirects at once, with a link for people and a canonical link for search engines. */
export function redirectPage(to: string, canonical: string, { language, title, text }: HostPlan["moved"]): string {
  const target = escapeHtml(to);
  const [before = "", after = ""] = text.split("\n").map(escapeHtml);
  return `<!DOCTYPE html>
<html lang="${language}"${dirAttribute(language)}>
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${target}">
<link rel="canonical" href="${escapeHtml(canonical)}">
</head>
<body>
<p>${before}<a href="${target}">${target}</a>${after}</p>
</body>
</html>
`;
}
