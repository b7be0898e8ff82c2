import { describe, expect, it } from "vitest";
import type { HostPlan } from "../../cli/plan/network/hostPlan.ts";
import { writeFixture } from "./fixture.ts";
import { apache } from "./servers/apache.ts";
import { caddy } from "./servers/caddy.ts";
import { cloudflare } from "./servers/cloudflare.ts";
import { cloudfront } from "./servers/cloudfront.ts";
import { netlify } from "./servers/netlify.ts";
import { nginx } from "./servers/nginx.ts";
import { vercel } from "./servers/vercel.ts";

/** Values that validation refuses; that they do no harm in a host's file either is the second lock. */
const HOSTILE = [
  "/x\n/injected https://evil.example/ 301",
  '/x"; } location /injected { return 301 https://evil.example/; } #',
  '/x"\nRewriteRule ^injected https://evil.example/ [R=301,L]\n#',
  "/x\n\tredir /injected https://evil.example/\n",
  "/x} {$HOME} {http.request.host} ${sitegen_home} $host %{HTTP_HOST} `",
  '/x"}], "injected": [{"a": "',
  "/x'; injected(); '",
  "/x # * :splat :placeholder [R] \\",
];

const hostile = (plan: HostPlan): HostPlan => ({
  ...plan,
  redirects: HOSTILE.flatMap((text, index) => [
    { from: `/from-${index}/`, to: text, status: 301 as const, source: () => "" },
    { from: `${text}/`, to: "/atlantis/", status: 301 as const, source: () => "" },
    { from: `/folder-${index}/*`, to: `${text}/*`, status: 301 as const, source: () => "" },
  ]),
  headers: { ...plan.headers, all: { ...plan.headers.all, "X-Hostile": 'a"; } } \n{$HOME} %{HTTP_HOST} $host \\' } },
});

describe.each(Object.entries({ nginx, apache, caddy, netlify, cloudflare, vercel, cloudfront }))(
  "hostile values in the files for %s",
  (name, host) => {
    const missing = host.missing?.();

    it.skipIf(missing !== undefined)(`add no rule and break nothing${missing ?? ""}`, async () => {
      const fixture = writeFixture(name as "nginx", "http://127.0.0.1:9/wp-json", hostile);
      const running = await host.start(fixture);
      try {
        const injected = await running.ask({ url: "/injected" });
        expect([injected.status, injected.headers["location"]]).toEqual([
          name === "cloudfront" ? 301 : 404,
          name === "cloudfront" ? "/injected/" : undefined,
        ]);
        const page = await running.ask({ url: "/atlantis/" });
        expect(page.status).toBe(200);
        expect(page.headers["x-hostile"]).toMatch(/^a"; \} \} *\n?\{ ?\$HOME\} %\{HTTP_HOST\} \$host *\\?$/);
      } finally {
        await running.stop();
        fixture.remove();
      }
    });
  },
);
