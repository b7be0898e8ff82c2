import { assetFolders, folderName, leadsFromRoot, type HostPlan } from "../../plan/network/hostPlan.ts";
import { type RuleWriter, withoutControls, notesOf, quotedRegex } from "./ruleWriter.ts";
import { byStatus, gonePaths } from "../listRules.ts";
import { API_HEADERS } from "../securityHeaders.ts";
import { patternAddress, patternRegex, redirectPatterns } from "../redirectPatterns.ts";

/** A value without placeholders. There is no escape for a variable (`{$NAME}`) and for a final backslash. */
const value = (text: string): string =>
  `"${withoutControls(text).replaceAll("{$", "{ $").replace(/\\+$/, "").replace(/["{}]/g, "\\$&")}"`;

const headerLines = (values: Readonly<Record<string, string>>, indent: string): string =>
  Object.entries(values)
    .map(([name, text]) => `${indent}${name} ${value(text)}\n`)
    .join("");

/** A map of a source to a variable, whose rows are `key value`. */
const map = (indent: string, source: string, variable: string, rows: readonly string[], byDefault = ""): string =>
  `${indent}map ${source} {${variable}} {\n${[...rows, `default "${byDefault}"`].map((row) => `${indent}\t${row}\n`).join("")}${indent}}\n`;

/** Rules for the site's route that proxy the content API on this origin, so that browsers need no CORS. */
function caddyApi({ api }: HostPlan): string {
  if (!api) return "";
  const { origin, pathname } = new URL(api.upstream);
  const folder = pathname.replace(/\/$/, "");
  return `		# The content API.
		@api {
			path ${api.base}/*
			method GET HEAD POST
		}
		route @api {
			header {
${headerLines(API_HEADERS, "\t\t\t\t")}				-Cache-Control
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
const caddyMoved = (plan: HostPlan): string =>
  byStatus(plan)
    .map(([status, rules]) => {
      const patterns = rules.flatMap((rule) => redirectPatterns(rule, "decoded"));
      const rows = patterns.map((pattern) => {
        const literal = (text: string) => text.replaceAll("$", "$$$$");
        const address = patternAddress(pattern, (number) => `\${${number}}`, literal);
        return `${quotedRegex(`~${patternRegex(pattern)}`)} "${address}"`;
      });
      return `${map("\t\t", "{path}", `sitegen_moved_${status}`, rows)}		@moved_${status} expression \`{sitegen_moved_${status}} != ""\`
		redir @moved_${status} {sitegen_moved_${status}}{sitegen_query} ${status}
`;
    })
    .join("");

/** Caddy 2.6 or newer: a Caddyfile (https://caddyserver.com/docs/caddyfile). Caddy gets certificates itself. */
export const caddy: RuleWriter = {
  destination: "deploy",
  precompressed: true,
  files: (plan) => new Map([["Caddyfile", configuration(plan)]]),
  limits: ({ fallback }) =>
    notesOf(
      fallback !== undefined &&
        "Caddy knows a visitor's country only from the header of a CDN in front of it. Without a CDN, the root page asks the geo-IP service.",
      "Caddy has certificates only for the allowed host and host.aliases. For any other name it redirects HTTP and refuses HTTPS.",
    ),
};

function configuration(plan: HostPlan): string {
  const { key, base, allowedHost, sites, folders, headers } = plan;
  const assets = assetFolders(plan);
  const variable = (name: string) =>
    key === "" ? `SITEGEN_${name}` : `SITEGEN_${key.replaceAll("-", "_").toUpperCase()}_${name}`;
  const errorPages = folders.filter((home) => home !== base).map((home) => errorPage(plan, home));
  // Homes with their own 404 page.
  const inner = sites.includes(base) ? folders.filter((home) => home !== base) : sites;
  return `# Made by sitegen: Caddy for ${allowedHost}. Run caddy with it as it is, or import it into your Caddyfile.
#
# Environment variables: ${variable("ROOT")} is the folder with the sites; ${variable("ADDRESS")} and ${variable("OTHERS")} are the addresses
# to listen on, for use behind a proxy (":8080").

${otherNames(plan, variable("OTHERS"))}{$${variable("ADDRESS")}:${allowedHost}} {
	root * {$${variable("ROOT")}:/var/www/${allowedHost}}

	map {query} {sitegen_query} {
		"" ""
		default "?{query}"
	}

${homeMaps(plan)}
	header -Server
	route {
		header {
${headerLines({ ...headers.all, "Cache-Control": headers.revalidate }, "\t\t\t")}		}
${assets === undefined ? "" : `\t\t@immutable path_regexp ${quotedRegex(`^${assets}`)}\n\t\theader @immutable Cache-Control ${value(headers.immutable)}\n`}
		# Texts have compressed forms: caches in between keep one only for those who take the same.
		@text path_regexp "(?:/|\\.(?:html|css|js|json|xml|txt|svg))$"
		header @text {
			Vary Accept-Encoding
			defer
		}
		# Calendars and Markdown: not every system has types for them.
		@calendar {
			path *.ics
			file
		}
		header @calendar Content-Type "text/calendar; charset=utf-8"
		@markdown {
			path *.md
			file
		}
		header @markdown Content-Type "text/markdown; charset=utf-8"

${caddyApi(plan)}${caddyGone(plan, "single")}		# Addresses that have moved, a map for each status.
${caddyMoved(plan)}${caddyGone(plan, "folders")}
${rootRoute(plan)}
		# Repeated slashes: the clean path with its final slash, for plain paths only, so that none can become another host.
		# The address as it was sent: path_regexp sees it decoded and cleaned, where %2F is a slash.
		@repeated expression \`{http.request.orig_uri}.matches("^[\\\\w.~/-]*//[\\\\w.~/-]*(?:[?].*)?$")\`
		route @repeated {
			uri path_regexp /{2,} /
			@open path_regexp "^/(?:[\\w.~-]+/)*[\\w~-]+$"
			redir @open {path}/{sitegen_query} 301
			redir {path}{sitegen_query} 301
		}

		# The final slash of a page.
		@folder {
			expression \`{http.request.orig_uri}.matches("^(?:/[\\\\w.~-]+)+(?:[?].*)?$")\`
			file {path}/index.html
		}
		redir @folder {path}/{sitegen_query} 301

		# Rules of other hosting services in the same folder, and hidden files.
		@hidden path_regexp "/(?:_headers|_redirects|_routes\\.json|_worker\\.js|\\.[^w])"
		error @hidden 404

		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}
	encode zstd gzip

	handle_errors {
		header Cache-Control ${value(headers.revalidate)}
${errorPages.join("")}${inner.length > 0 ? `\t\t@elsewhere not path ${inner.map((home) => `${home}*`).join(" ")}\n` : ""}		rewrite ${inner.length > 0 ? "@elsewhere" : "*"} ${base}404.html
		file_server
	}
}
`;
}

/** Redirects all other host names, or for a country's own host its aliases. Caddy itself redirects HTTP to HTTPS. */
function otherNames({ key, allowedHost, aliases }: HostPlan, variable: string): string {
  const names = key === "" ? [...aliases, "http://"] : aliases;
  if (names.length === 0) return "";
  return `# ${key === "" ? "Any other host name gets" : "host.aliases get"} a 301 to the allowed host, same URL.
{$${variable}:${names.join(", ")}} {
	# The path and query as they were sent, of a whole address, too (GET http://other.example/path).
	map {http.request.orig_uri} {sitegen_target} {
		${quotedRegex("~^(?:\\w+://[^/?]*)?(/.*)$")} "\${1}"
		${quotedRegex("~^\\w+://[^/?]*([?].*)$")} "/\${1}"
		default "/"
	}
	redir https://${allowedHost}{sitegen_target} 301
}

`;
}

/** Maps that find the root's target by the visitor's choice and country. */
function homeMaps({ homes, fallback, choiceCookie, choices: byKey }: HostPlan): string {
  const choices = Object.entries(byKey).map(
    ([key, home]) => `${quotedRegex(`~(?:^|; )${choiceCookie}=${key}(?:;|$)`)} ${value(home)}`,
  );
  if (choices.length === 0) return "";
  if (fallback === undefined)
    return `	# The country that the visitor chose.\n${map("\t", "{header.Cookie}", "sitegen_home", choices)}`;
  const countries = [
    ...Object.entries(homes).map(([code, home]) => `${quotedRegex(`~(?i)^${code}`)} ${value(home)}`),
    `${quotedRegex("~^[A-Za-z]")} ${value(fallback)}`,
  ];
  return `	# The visitor's country, from the CDN in front (Cloudflare, CloudFront). The one that the visitor chose comes first.
${map("\t", "{header.CF-IPCountry}{header.CloudFront-Viewer-Country}", "sitegen_country_home", countries)}${map("\t", "{header.Cookie}", "sitegen_home", choices, "{sitegen_country_home}")}`;
}

function rootRoute(plan: HostPlan): string {
  const { base, only } = plan;
  if (!leadsFromRoot(plan)) return "";
  const path = quotedRegex(base === "/" ? "^/+$" : `^${base}/*$`);
  const matcher =
    only === undefined
      ? `		@root {
			path_regexp ${path}
			expression \`{sitegen_home} != ""\`
		}
`
      : `		@root path_regexp ${path}
`;
  // As first argument, a path would be parsed as a matcher.
  const to = only === undefined ? "{sitegen_home}" : `* ${only}`;
  return `${matcher}		route @root {
			header Cache-Control no-store
			redir ${to}{sitegen_query} 302
		}
`;
}

/** Shows a site's 404 page below its home, except below the homes of its further languages. */
function errorPage({ base, folders }: HostPlan, home: string): string {
  const name = folderName({ base }, home).replaceAll("/", "_");
  const inner = folders.filter((other) => other !== home && other.startsWith(home)).map((other) => `${other}*`);
  const matcher =
    inner.length === 0
      ? `@${name} path ${home}*`
      : `@${name} {\n\t\t\tpath ${home}*\n\t\t\tnot path ${inner.join(" ")}\n\t\t}`;
  return `\t\t${matcher}\n\t\trewrite @${name} ${home}404.html\n`;
}

/** Rules for the site's route that answer 410. */
function caddyGone(plan: HostPlan, which: "single" | "folders"): string {
  const regexes = gonePaths(plan, "decoded")[which];
  if (regexes.length === 0) return "";
  const name = which === "single" ? "gone" : "gone_folder";
  const any = regexes.map((regex) => `(?:${regex})`).join("|");
  return `\t\t# Addresses that are gone for good.
\t\t@${name} path_regexp ${quotedRegex(any)}
\t\terror @${name} 410
`;
}
