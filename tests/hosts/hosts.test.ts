import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { HostName } from "../../cli/emit/hosts/names.ts";
import { CASES, type Case, type Expected, type Subject } from "./cases.ts";
import { writeFixture, type Fixture } from "./fixture.ts";
import { SUBJECTS } from "./subjects.ts";
import { ALLOWED, type HostAnswer, type Running } from "./testHost.ts";
import { startUpstream } from "./upstream.ts";

/** Hosts whose files are another's. */
const FILES_OF: Partial<Record<Subject, HostName | undefined>> = { workerd: "cloudflare", preview: undefined };
const NAMED_HOSTS = [ALLOWED, "partner.example.org"];
/** CI has everything installed: there, a host that is left out is a failure. */
const ALL = process.env["SITEGEN_HOSTS"] === "all";

let upstream: Awaited<ReturnType<typeof startUpstream>>;
beforeAll(async () => void (upstream = await startUpstream()));
afterAll(() => upstream.stop());

for (const [subject, host] of Object.entries(SUBJECTS) as [Subject, (typeof SUBJECTS)[Subject]][]) {
  const missing = host.missing?.();
  describe.skipIf(missing !== undefined && !ALL)(missing === undefined ? subject : `${subject} is left out: ${missing}`, () => {
    let fixture: Fixture;
    let running: Running | undefined;
    beforeAll(async () => {
      fixture = writeFixture(subject in FILES_OF ? FILES_OF[subject] : (subject as HostName), upstream.address);
      running = await host.start(fixture);
    }, 60_000);
    afterAll(async () => {
      await running?.stop();
      fixture.remove();
    });

    for (const entry of CASES) {
      const difference = entry.unlike?.[subject];
      const title = `${entry.name}: ${entry.method ?? "GET"} ${entry.host ?? ""}${entry.url}`;
      it.skipIf(difference !== undefined && !difference.gets)(difference ? `${title} — ${difference.because}` : title, async () => {
        const answer = await running?.ask(entry);
        if (answer) check(entry, answer, { ...entry, ...difference?.gets });
      });
    }
  });
}

function check(entry: Case, answer: HostAnswer, expected: Expected): void {
  const { location } = answer.headers;
  const seen = `${answer.status} ${location ?? ""}\n${answer.body.slice(0, 200)}`;
  expect([expected.status].flat(), seen).toContain(answer.status);
  const from = new URL(`https://${entry.host ?? ALLOWED}`);
  // The address as the browser sees it: it reads backslashes as slashes and drops tabs, too.
  const target = location === undefined ? null : new URL(location, new URL(entry.url.replace(/^\/+/, "/"), from));
  if (target) expect(NAMED_HOSTS, `${entry.url} leads to ${target.href}`).toContain(target.host);
  expect(answer.headers["set-cookie"] ?? "", "a header was injected").not.toContain("injected");
  if (expected.location === null) expect(location).toBeUndefined();
  else if (expected.location !== undefined) expect(target?.href).toBe(new URL(expected.location, from).href);
  for (const [name, value] of Object.entries(expected.headers ?? {})) {
    if (value === null) expect(answer.headers[name], name).toBeUndefined();
    else expect(answer.headers[name], `${name}\n${seen}`).toMatch(value);
  }
  if (expected.body) expect(answer.body).toMatch(expected.body);
}
