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

export const DEFAULT_TARGETS: readonly HostingService[] = ["netlify"];

/** Rule files in the upload; other hosts have theirs in `deploy/<host>/`. */
export const UPLOADED_FILES: Partial<Record<HostingService, readonly string[]>> = {
  netlify: ["_redirects", "_headers"],
  cloudflare: ["_redirects", "_headers", "_worker.js", "_routes.json"],
  apache: [".htaccess"],
  static: [".nojekyll", "CNAME"],
};

/** Finds two hosts that read the same file of the upload. */
export function findClash(
  hosts: readonly HostingService[],
): { first: HostingService; second: HostingService; file: string } | undefined {
  const owners = new Map<string, HostingService>();
  for (const host of hosts) {
    for (const file of UPLOADED_FILES[host] ?? []) {
      const first = owners.get(file);
      if (first !== undefined && first !== host) return { first, second: host, file };
      owners.set(file, host);
    }
  }
  return undefined;
}
