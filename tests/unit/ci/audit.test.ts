import { expect, it } from "vitest";
// @ts-expect-error a script without types
import { findVulnerable as find } from "../../../.ci/audit.mjs";

const findVulnerable = find as (report: unknown, shipped: Set<string>, lock: unknown) => string[] | undefined;

const LOCK = {
  packages: {
    "node_modules/pen": { version: "1.0.0" },
    "node_modules/tester/node_modules/pen": { version: "0.9.0" },
    "node_modules/tester": { version: "2.0.0" },
  },
};
const SHIPPED = new Set(["pen@1.0.0"]);

const fault = (severity: string) => ({ title: "It leaks", url: "https://example.com/1", severity });
const of = (name: string, nodes: string[], severity = "high", via: unknown[] = [fault(severity)]) => ({
  vulnerabilities: { [name]: { name, severity, via, nodes } },
});

it.each([
  [
    "a grave fault of what is shipped",
    of("pen", ["node_modules/pen"]),
    ["pen@1.0.0: It leaks (https://example.com/1)"],
  ],
  ["a critical one", of("pen", ["node_modules/pen"], "critical"), ["pen@1.0.0: It leaks (https://example.com/1)"]],
  ["a slight one", of("pen", ["node_modules/pen"], "moderate"), []],
  ["another version, which a tool uses", of("pen", ["node_modules/tester/node_modules/pen"]), []],
  ["a tool", of("tester", ["node_modules/tester"]), []],
  ["what only depends on it", of("pen", ["node_modules/pen"], "high", ["ink"]), []],
  ["nothing", { vulnerabilities: {} }, []],
  ["no answer", { message: "405 Method Not Allowed", error: {} }, undefined],
  ["nothing at all", {}, undefined],
])("%s", (_, report, found) => expect(findVulnerable(report, SHIPPED, LOCK)).toEqual(found));
