import type { HostPlan } from "../../plan/hostPlan.ts";
import { API_HEADERS } from "../securityHeaders.ts";
import { patternAddress, patternRegex, redirectPatterns } from "../redirectPatterns.ts";

/** Quotes values in Caddy's syntax. */
export const caddySyntax = {
  /** A value without placeholders. There is no escape for a variable (`{$NAME}`) and for a final backslash. */
  value: (text: string): string =>
    `"${withoutControls(text).replaceAll("{$", "{ $").replace(/\\+$/, "").replace(/["{}]/g, "\\$&")}"`,
  /** A regular expression. Only quotation marks are escaped: other backslashes are literal in Caddy. */
  expression: (regex: string): string => `"${withoutControls(regex).replaceAll('"', '\\"')}"`,
};

const withoutControls = (text: string): string => text.replace(/\p{Cc}/gu, " ");

/** Rules for the site's route that proxy the content API on this origin, so that browsers need no CORS. */
export function caddyApi({ api }: HostPlan): string {
  if (!api) return "";
  const { origin, pathname } = new URL(api.upstream);
  const folder = pathname.replace(/\/$/, "");
  const headers = Object.entries(API_HEADERS).map(([name, text]) => `\t\t\t\t${name} ${caddySyntax.value(text)}\n`);
  return `		# The content API.
		@api {
			path ${api.base}/*
			method GET HEAD POST
		}
		route @api {
			header {
${headers.join("")}				-Cache-Control
				defer
			}
			uri strip_prefix ${api.base}
${folder ? `\t\t\trewrite * ${folder}{uri}\n` : ""}			reverse_proxy ${origin} {
				header_up Host {upstream_hostport}
				header_up -Cookie
				header_down -Set-Cookie
			}
		}

`;
}

/** Redirects for the site's route, one map for each status. */
export function caddyMoved({ redirects }: HostPlan): string {
  const statuses = [...new Set(redirects.map(({ status }) => status))].sort();
  return statuses
    .map((status) => {
      const patterns = redirects
        .filter((rule) => rule.status === status)
        .flatMap((rule) => redirectPatterns(rule, "decoded"));
      const rows = patterns.map((pattern) => {
        const address = patternAddress(
          pattern,
          (number) => `\${${number}}`,
          (text) => text.replaceAll("$", "$$$$"),
        );
        return `\t\t\t${caddySyntax.expression(`~${patternRegex(pattern)}`)} "${address}"\n`;
      });
      return `\t\tmap {path} {sitegen_moved_${status}} {
${rows.join("")}			default ""
		}
		@moved_${status} expression \`{sitegen_moved_${status}} != ""\`
		redir @moved_${status} {sitegen_moved_${status}}{sitegen_query} ${status}
`;
    })
    .join("");
}
