/** The hosting services that rule files can be written for. */
export const HOST_NAMES = [
  "netlify",
  "cloudflare",
  "vercel",
  "firebase",
  "cloudfront",
  "nginx",
  "apache",
  "caddy",
  "static",
] as const;
export type HostName = (typeof HOST_NAMES)[number];

/** Where nobody has chosen a hosting service. */
export const DEFAULT_TARGETS: readonly HostName[] = ["netlify"];

/** Files of the upload that a host reads its rules from; none for a host whose files are in `deploy/<host>/`. */
export const UPLOADED_FILES: Partial<Record<HostName, readonly string[]>> = {
  netlify: ["_redirects", "_headers"],
  cloudflare: ["_redirects", "_headers", "_worker.js", "_routes.json"],
  apache: [".htaccess"],
  static: [".nojekyll", "CNAME"],
};

/** Two of the hosts that read the same file of the upload, if there are any. */
export function findClash(hosts: readonly HostName[]): { first: HostName; second: HostName; file: string } | undefined {
  const owners = new Map<string, HostName>();
  for (const host of hosts) {
    for (const file of UPLOADED_FILES[host] ?? []) {
      const first = owners.get(file);
      if (first !== undefined && first !== host) return { first, second: host, file };
      owners.set(file, host);
    }
  }
  return undefined;
}
