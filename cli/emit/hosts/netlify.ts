import type { HostPlan } from "../hostPlan.ts";
import type { Host } from "./index.ts";

/** Netlify: `_redirects` and `_headers` in the upload (https://docs.netlify.com/routing/redirects/). First match wins. */
export const netlify: Host = {
  place: "upload",
  precompressed: false,
  files: (plan) => new Map([["_redirects", redirects(plan)], ["_headers", headers(plan)]]),
  limits: () => ["Netlify redirects the host names that are listed as aliases; set the allowed host as primary domain, so that it redirects every other one."],
};

function redirects({ allowedHost, aliases, homes, fallback, redirects: rules, sites }: HostPlan): string {
  const rows: [string, string, string, string?][] = [
    ...aliases.map((alias): [string, string, string] => [`https://${alias}/*`, `https://${allowedHost}/:splat`, "301!"]),
    ...Object.entries(homes).map(([code, home]): [string, string, string, string] => ["/", home, "302!", `Country=${code}`]),
    ["/", fallback, "302!"],
    ...rules.map(({ from, to, status }): [string, string, string] => [from, to.replace(/\*$/, ":splat"), String(status)]),
    ...sites.map((home): [string, string, string] => [`${home}*`, `${home}404.html`, "404"]),
  ];
  return `${columns(rows)}\n`;
}

/** Rows as aligned columns. */
function columns(rows: (string | undefined)[][]): string {
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => row.map((cell, column) => (cell ?? "").padEnd(widths[column] ?? 0)).join("  ").trimEnd()).join("\n");
}

/** Shared with hosts that read the same `_headers` format. */
function headers({ headers: blocks }: HostPlan): string {
  return blocks.map(({ path, values }) => [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join("\n")).join("\n\n").concat("\n");
}
