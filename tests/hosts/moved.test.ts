import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { copyOf, makeProject, type TestProject } from "../unit/project.ts";
import { SUBJECTS } from "./subjects.ts";

const CLI = join(import.meta.dirname, "../../bin/sitegen.js");
const missing = SUBJECTS.nginx.missing?.();

interface Run {
  code: number;
  out: string;
}

/** Runs the command line on a project as its maintainer does. */
async function sitegen({ root }: TestProject, ...args: string[]): Promise<Run> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [CLI, ...args, "--root", root, "--quiet"]);
    return { code: 0, out: stdout };
  } catch (error) {
    const { code, stdout } = error as { code: number; stdout: string };
    return { code, out: stdout };
  }
}

it.skipIf(missing !== undefined)(
  `a country of sitegen new has a page that moves: planned, redirected, reviewed, built and deployed, its old address answers one 301${missing ?? ""}`,
  async () => {
    const project = makeProject();
    const file = "countries/nepal.yaml";
    const old = "/nepal/services/visa-guidance/";
    expect((await sitegen(project, "new", "country", "nepal")).code).toBe(0);
    project.write(file, readFileSync(join(project.root, file), "utf8"));
    project.write("countries/content/nepal/services/visa-guidance.md", copyOf("Visa guidance of Nepal"));
    expect((await sitegen(project, "build")).code).toBe(0);

    project.replace(file, "{ shared: true }", "{ shared: true, slugs: { visa-guidance: help-with-visas } }");
    const plan = await sitegen(project, "plan", "--live", "dist");
    expect(plan.code).toBe(1);
    const [, yaml = ""] = /Paste into countries\/nepal\.yaml[^\n]*\n\n(redirects:\n(?: {2}.*\n)+)/.exec(plan.out) ?? [];
    expect(yaml).toContain(old);

    project.append(file, yaml);
    expect((await sitegen(project, "plan", "--live", "dist", "--out", "plan.json")).code).toBe(0);
    // What was not reviewed is not built.
    const copy = "countries/content/nepal/services/visa-guidance.md";
    project.replace(copy, "of Nepal", "of old Nepal");
    expect((await sitegen(project, "build", "--plan", "plan.json")).code).toBe(1);
    project.replace(copy, "of old Nepal", "of Nepal");
    expect((await sitegen(project, "build", "--plan", "plan.json", "--host", "nginx")).code).toBe(0);

    const { root } = project;
    const running = await SUBJECTS.nginx.start({
      root,
      dist: join(root, "dist"),
      deploy: join(root, "deploy/nginx"),
      remove: () => undefined,
    } as Parameters<typeof SUBJECTS.nginx.start>[0]);
    try {
      const moved = await running.ask({ url: `${old}?utm_source=mail` });
      expect(moved).toMatchObject({
        status: 301,
        headers: { location: "/nepal/services/help-with-visas/?utm_source=mail" },
      });
      const page = await running.ask({ url: "/nepal/services/help-with-visas/" });
      expect(page.status).toBe(200);
      expect(page.body).toContain("Visa guidance of Nepal");
    } finally {
      await running.stop();
    }
  },
  60_000,
);
