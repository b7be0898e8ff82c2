import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { HostingService } from "../../cli/config/schema/network/hostingServices.ts";
import type { HostPlan } from "../../cli/plan/network/hostPlan.ts";
import type { Subject } from "./cases.ts";
import { writeFixture } from "./fixture.ts";
import { SUBJECTS } from "./subjects.ts";
import type { Running } from "./testHost.ts";
import { startUpstream } from "./upstream.ts";

/** Hosts whose files are another's. */
const FILES_OF: Partial<Record<Subject, HostingService | undefined>> = { workerd: "cloudflare", preview: undefined };
/** Hosts that read no cookie: the page's own script does. */
const NO_COOKIE = new Set<Subject>(["netlify", "firebase", "static"]);

/** Several countries, and nobody is asked where a visitor is. */
function withoutGeoIp({ fallback: _, ...plan }: HostPlan): HostPlan {
  return { ...plan, homes: {} };
}

/** One country. */
const alone = (plan: HostPlan): HostPlan => ({
  ...withoutGeoIp(plan),
  only: "/atlantis/",
  sites: ["/atlantis/"],
  folders: ["/atlantis/"],
});

let upstream: Awaited<ReturnType<typeof startUpstream>>;
beforeAll(async () => void (upstream = await startUpstream()));
afterAll(() => upstream.stop());

for (const [subject, host] of Object.entries(SUBJECTS) as [Subject, (typeof SUBJECTS)[Subject]][]) {
  describe.skipIf(host.missing?.() !== undefined)(`on ${subject}`, () => {
    let running: Running;
    const start = async (change: (plan: HostPlan) => HostPlan) => {
      const name = subject in FILES_OF ? FILES_OF[subject] : (subject as HostingService);
      const fixture = writeFixture(name, upstream.address, change);
      running = await host.start(fixture);
      return async () => {
        await running.stop();
        fixture.remove();
      };
    };

    describe("without geo-IP", () => {
      beforeAll(() => start(withoutGeoIp));

      it("the root is the page to choose a country, wherever the visitor is", async () => {
        const { status, body } = await running.ask({ url: "/", country: "PT" });
        expect([status, body]).toEqual([200, expect.stringContaining("This is /<")]);
      });

      it.skipIf(NO_COOKIE.has(subject))("a country that was chosen comes first", async () => {
        const { status, headers } = await running.ask({ url: "/?x=1", cookie: "country-choice=lemuria" });
        expect([status, headers["location"]]).toEqual([302, expect.stringMatching(/\/lemuria\/\?x=1$/)]);
      });
    });

    describe("with one country", () => {
      beforeAll(() => start(alone));

      it.skipIf(subject === "static")("the root leads there, with the query", async () => {
        const { status, headers } = await running.ask({ url: "/?x=1", country: "PT" });
        expect([status, headers["location"]]).toEqual([302, expect.stringMatching(/\/atlantis\/\?x=1$/)]);
      });

      it("its pages answer", async () => {
        const { status } = await running.ask({ url: "/atlantis/contact-us/" });
        expect(status).toBe(200);
      });
    });
  });
}
