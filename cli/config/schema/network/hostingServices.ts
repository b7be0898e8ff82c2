/** Hosting services with rule files. */
export const HOSTING_SERVICES = [
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
export type HostingService = (typeof HOSTING_SERVICES)[number];

/** Rule files in the upload; other hosts have theirs in `deploy/<host>/`. */
export const UPLOADED_FILES: Partial<Record<HostingService, readonly string[]>> = {
  netlify: ["_redirects", "_headers"],
  cloudflare: ["_redirects", "_headers", "_worker.js", "_routes.json"],
  apache: [".htaccess"],
  static: [".nojekyll", "CNAME"],
};

/** Finds two hosts that read the same file of the upload. */
export function findClash(hosts: readonly HostingService[]) {
  for (const [index, second] of hosts.entries())
    for (const file of UPLOADED_FILES[second] ?? []) {
      const first = hosts.slice(0, index).find((host) => host !== second && UPLOADED_FILES[host]?.includes(file));
      if (first !== undefined) return { first, second, file };
    }
  return undefined;
}
