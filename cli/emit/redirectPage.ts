import { dirAttribute } from "../../runtime/site/direction.ts";
import { escapeHtml } from "../../runtime/site/html.ts";
import type { HostPlan } from "../plan/hostPlan.ts";

/** A page that leads on at once, for servers without redirects: a link for people, a canonical address for search engines. */
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
