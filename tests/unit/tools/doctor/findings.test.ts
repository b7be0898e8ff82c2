import { expect, it } from "vitest";
import { countFindings, describeFindings, runChecks, type Finding } from "../../../../cli/tools/doctor/checks.ts";

const FINDINGS: Finding[] = [
  { group: "environment", check: "Node", status: "ok", detail: "v22.12.0" },
  { group: "environment", check: "disk", status: "warning", detail: "0.5 GB free", hint: "Make room." },
  { group: "hosts", check: "DNS of a.test", status: "skipped", detail: "a.test is a reserved name" },
  { group: "hosts", check: "certificate of a.test", status: "skipped", detail: "a.test is a reserved name" },
  { group: "hosts", check: "DNS of b.net", status: "failed", detail: "b.net has no address", hint: "Add the records." },
  { group: "hosts", check: "404 of a.test", status: "skipped", detail: "a.test is a reserved name" },
];

it("lists findings under their groups, and what was skipped for one reason once", () => {
  expect(describeFindings(FINDINGS, (_style, text) => text)).toMatchInlineSnapshot(`
    "Environment
      ✓ Node  v22.12.0
      ! disk  0.5 GB free
              → Make room.

    Hosts
      – DNS of a.test, certificate of a.test +1  a.test is a reserved name
      ✗ DNS of b.net                             b.net has no address
                                                 → Add the records."
  `);
  expect(countFindings(FINDINGS)).toEqual({ ok: 1, warning: 1, failed: 1, skipped: 3 });
});

it("gives findings in the order of the checks, also of those that are late or throw", async () => {
  const late = new Promise<never>(() => {});
  const refused = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  const found = await runChecks(
    [
      { group: "api", name: "late", run: () => late },
      { group: "api", name: "refused", run: () => Promise.reject(refused) },
      { group: "api", name: "fine", run: () => ({ status: "ok", detail: "there" }) },
    ],
    50,
  );
  expect(found.map(({ check, status, detail }) => `${check} ${status}: ${detail}`)).toEqual([
    "late failed: no answer in 0.05 s",
    "refused failed: could not be checked: ECONNREFUSED",
    "fine ok: there",
  ]);
});
