import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { HostingService } from "../../cli/config/schema/network/hostingServices.ts";
import { CASES, type Subject } from "./cases.ts";
import { compare } from "./compare.ts";
import { writeFixture } from "./fixture.ts";
import { SUBJECTS } from "./subjects.ts";
import type { Running } from "./testHost.ts";
import { startUpstream } from "./upstream.ts";

/** Hosts whose files are another's. */
const FILES_OF: Partial<Record<Subject, HostingService | undefined>> = { workerd: "cloudflare", preview: undefined };
/** CI has everything installed: there, a host that is left out is a failure. */
const ALL = process.env["SITEGEN_HOSTS"] === "all";

let upstream: Awaited<ReturnType<typeof startUpstream>>;
beforeAll(async () => void (upstream = await startUpstream()));
afterAll(() => upstream.stop());

for (const [subject, host] of Object.entries(SUBJECTS) as [Subject, (typeof SUBJECTS)[Subject]][]) {
  const missing = host.missing?.();
  if (missing !== undefined) process.stderr.write(`hosts: ${subject} is left out: ${missing}\n`);

  describe.skipIf(missing !== undefined && !ALL)(
    `${subject}${missing === undefined ? "" : ` is left out: ${missing}`}`,
    () => {
      let running: Running;
      beforeAll(async () => {
        const fixture = writeFixture(
          subject in FILES_OF ? FILES_OF[subject] : (subject as HostingService),
          upstream.address,
        );
        running = await host.start(fixture);
        return async () => {
          await running.stop();
          fixture.remove();
        };
      });

      for (const entry of CASES) {
        const difference = entry.unlike?.[subject];
        const because = difference ? ` — ${difference.because}` : "";
        it.skipIf(difference !== undefined && !difference.gets)(
          `${entry.name}: ${entry.method ?? "GET"} ${entry.host ?? ""}${entry.url}${because}`,
          async () => {
            const answer = await running.ask(entry);
            expect(compare(entry, answer, { ...entry, ...difference?.gets })).toEqual([]);
          },
        );
      }
    },
  );
}
