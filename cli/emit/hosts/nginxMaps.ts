import type { RedirectRule } from "../../plan/redirects.ts";
import { assetFolders, leadsFromRoot, type HostPlan } from "../../plan/hostPlan.ts";
import { gonePaths } from "../listRules.ts";
import { patternAddress, patternRegex, redirectPatterns } from "../redirectPatterns.ts";

const withoutControls = (text: string): string => text.replace(/\p{Cc}/gu, " ");

type NginxSyntax = ReturnType<typeof nginxSyntax>;

/**
 * Quotes values and names variables in nginx's syntax.
 * @param country Key of the host's country, or empty. It prefixes variables, which are global in nginx.
 */
export function nginxSyntax(country: string) {
  const prefix = country === "" ? "sitegen_" : `sitegen__${country.replaceAll("-", "_")}__`;
  return {
    name: (text: string): string => `$${prefix}${text}`,
    /** A value. nginx has no escape for a dollar sign, so a variable contains it. */
    value: (text: string): string =>
      `"${withoutControls(text).replace(/[\\"]/g, "\\$&").replaceAll("$", `\${${prefix}dollar}`)}"`,
    /** The key of a map, or a regular expression: without variables. */
    key: (text: string): string => `"${withoutControls(text).replace(/[\\"]/g, "\\$&")}"`,
  };
}

export const lines = (lines: readonly string[], indent: number): string =>
  lines.map((line) => `${" ".repeat(indent)}${line}\n`).join("");

/** Maps for the http context: a request's target by path, cookie and country. */
export function nginxMaps(plan: HostPlan): string {
  const { base, folders, redirects, headers } = plan;
  const { name, key, value } = nginxSyntax(plan.key);
  const assets = assetFolders(plan, folders);
  const leads = leadsFromRoot(plan);
  const statuses = [...new Set(redirects.map(({ status }) => status))].sort();
  return `# A dollar sign: nginx has no escape for it.
geo ${name("dollar")} { default "$"; }

${leads ? `${homeMaps(plan)}\n` : ""}# Addresses that have moved, a map for each status. $uri has no repeated slashes and no %XX.
${statuses.map((status) => redirectMap(plan, status)).join("")}${goneMaps(plan)}
# Repeated slashes: the clean path with its final slash, for plain paths only, so that none can become another host.
map $uri ${name("clean")} {
    default "";
    "~^/(?:[\\\\w.~-]+/)*[\\\\w~-]+$" "$uri/";
    "~^/[\\\\w.~/-]*$" $uri;
}
map $request_uri ${name("collapsed")} {
    default "";
    "~^[^?]*//" ${name("clean")};
}

map $uri ${name("cache_control")} {
    default ${value(headers.revalidate)};
${lines([...(leads ? [`${key(base)} "no-store";`] : []), ...(assets === undefined ? [] : [`"~^${assets}" ${value(headers.immutable)};`])], 4)}}
`;
}

/** Maps that find the root's target by the visitor's choice and country. */
function homeMaps({ key: country, base, fallback, homes, only, choices, choiceCookie }: HostPlan): string {
  const { name, key, value } = nginxSyntax(country);
  const root = (home: string) => `map $uri ${name("root")} {
    default "";
    ${key(base)} ${home};
}
`;
  if (only !== undefined) return `# Where ${base} leads: to the only country.\n${root(value(only))}`;
  const byCountry = Object.entries(homes).map(([code, home]) => `${key(code)} ${value(home)};`);
  const byChoice = Object.entries(choices).map(
    ([chosen, home]) => `${key(`~(?:^|; )${choiceCookie}=${chosen}(?:;|$)`)} ${value(home)};`,
  );
  if (fallback === undefined)
    return `# Where ${base} leads: the country that the visitor chose, else nowhere: the root page asks.
map $http_cookie $sitegen_home {
    default "";
${lines(byChoice, 4)}}
${root("$sitegen_home")}`;
  return `# The visitor's country, from the CDN in front: Cloudflare or CloudFront.
map "$http_cf_ipcountry$http_cloudfront_viewer_country" $sitegen_country {
    default "";
    "~^(?<sitegen_code>[A-Za-z][A-Za-z])" $sitegen_code;
}

# Where ${base} leads: the country that the visitor chose, else the one that the visitor is in, else nowhere: the root page asks.
map $sitegen_country $sitegen_country_home {
    default ${value(fallback)};
    "" "";
${lines(byCountry, 4)}}
map $http_cookie $sitegen_home {
    default $sitegen_country_home;
${lines(byChoice, 4)}}
${root("$sitegen_home")}`;
}

function redirectMap({ redirects, key }: HostPlan, status: number): string {
  const syntax = nginxSyntax(key);
  const rows = redirects.filter((rule) => rule.status === status).flatMap((rule) => mapRows(syntax, rule));
  return `map $uri ${syntax.name(`moved_${status}`)} {\n    default "";\n${lines(rows, 4)}}\n`;
}

/** Maps of paths that answer 410, and of the page that is shown for them. */
function goneMaps(plan: HostPlan): string {
  const { single, folders } = gonePaths(plan, "decoded");
  const { name, key, value } = nginxSyntax(plan.key);
  const map = (title: string, rows: readonly string[]) =>
    rows.length === 0 ? "" : `map $uri ${name(title)} {\n    default "";\n${lines(rows, 4)}}\n`;
  const isOn = (regexes: readonly string[]) => regexes.map((regex) => `${key(`~${regex}`)} 1;`);
  const pages = plan.folders
    .filter((home) => home !== plan.base)
    .map((home) => `${key(`~^${home}`)} ${value(`${home}404.html`)};`);
  if (plan.gone.length === 0) return "";
  return `# Addresses that are gone for good, and the page that is shown for them.
${map("gone", isOn(single))}${map("gone_folder", isOn(folders))}map $uri ${name("lost_page")} {
    default ${value(`${plan.base}404.html`)};
${lines(pages, 4)}}
`;
}

/** Keys are regular expressions, because plain keys ignore case, and `/Services/` may redirect to `/services/`. */
function mapRows({ key, value }: NginxSyntax, rule: RedirectRule): string[] {
  return redirectPatterns(rule, "decoded").map((pattern) => {
    const reference = (number: number) => `\0${number}`;
    const address = patternAddress(pattern, reference, (text) => value(text).slice(1, -1)).replaceAll("\0", "$");
    return `${key(`~${patternRegex(pattern)}`)} "${address}";`;
  });
}
