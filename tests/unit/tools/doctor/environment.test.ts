import { expect, it } from "vitest";
import {
  ENVIRONMENT_CHECKS,
  isWithin,
  judgeBrowser,
  judgeDisk,
  judgeMachine,
  judgeNode,
} from "../../../../cli/tools/doctor/environment.ts";
import { openNet } from "../../../../cli/tools/doctor/net.ts";
import { makeProject } from "../../project.ts";
import { subjectOf } from "./servers.ts";

it.each([
  ["v20.19.0", true],
  ["v20.18.3", false],
  ["v21.7.0", false],
  ["v22.11.0", false],
  ["v22.12.0", true],
  ["v24.0.1", true],
])("Node %s: %s", (version, isFine) => {
  expect(isWithin(version, "^20.19.0 || >=22.12.0")).toBe(isFine);
});

it("names the version that is needed", () => {
  expect(judgeNode("v18.20.0", "^20.19.0 || >=22.12.0")).toMatchInlineSnapshot(`
    {
      "detail": "v18.20.0 does not meet the requirement ^20.19.0 || >=22.12.0",
      "hint": "Install a version with long-term support: https://nodejs.org",
      "status": "failed",
    }
  `);
});

it("takes the sitegen that runs for the project's when that has none of its own", () => {
  expect(ENVIRONMENT_CHECKS.sitegen(subjectOf(makeProject(), openNet()))).toMatchObject({ status: "ok" });
});

it("says when another sitegen runs than the project's own", () => {
  const project = makeProject().write("node_modules/countrysites/package.json", '{"version": "0.0.1"}');
  expect(ENVIRONMENT_CHECKS.sitegen(subjectOf(project, openNet()))).toMatchObject({
    status: "warning",
    detail: expect.stringContaining(`the project has its own in ${project.root}/node_modules/countrysites`) as string,
    hint: "Run the project's own version: npx sitegen doctor.",
  });
});

it("judges room, memory and cores", () => {
  expect(judgeDisk(5e9, "/site")).toEqual({ status: "ok", detail: "5.0 GB free in /site" });
  expect(judgeDisk(0.5e9, "/site").status).toBe("warning");
  expect(judgeDisk(50e6, "/site").status).toBe("failed");
  expect(judgeMachine(8e9, 4)).toEqual({ status: "ok", detail: "4 cores, 8.0 GB of memory" });
  expect(judgeMachine(0.5e9, 1)).toMatchObject({ status: "warning", detail: "1 core, 500.0 MB of memory" });
});

it("finds folders that can be written, also where they are not there yet", () => {
  expect(ENVIRONMENT_CHECKS.folders(subjectOf(makeProject(), openNet()))).toEqual({
    status: "ok",
    detail: "dist, .sitegen, deploy are writable",
  });
});

it("misses a browser without failing: contact sheets alone need it", () => {
  expect(judgeBrowser({ PATH: "" }, [])).toMatchObject({
    status: "warning",
    detail: "No Chrome or Chromium was found to take screenshots with",
  });
});
