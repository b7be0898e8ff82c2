import { vi } from "vitest";
import { checkTexts } from "../../../checkTexts.ts";
import { facts } from "../../../../cli/commands/checking/facts.ts";
import type { Config } from "../../../../cli/model/config.ts";
import { specialFiles } from "../../../../cli/config/yaml/readSources.ts";
import { findSources } from "../../../../cli/core/project.ts";
import { checkBudgets } from "../../../../cli/build/weights/checkBudgets.ts";
import { ProblemsError } from "../../../../cli/core/problems/errors.ts";
import type { Problem, ProblemCode } from "../../../../cli/core/problems/problem.ts";
import { vanishedProblems } from "../../../../cli/build/review/describeVanished.ts";
import { reviewManifests } from "../../../../cli/build/review/review.ts";
import { excessProblems } from "../../../../cli/hosts/emitHost.ts";
import type { HostPlan } from "../../../../cli/plan/network/hostPlan.ts";
import { manifestOf } from "../../build/manifest/manifestOf.ts";
import { projectWith } from "./exampleProject.ts";

/** A page with 60 kB of pictures. */
const PAGE = {
  path: "/india/",
  template: "home" as const,
  document: 9e3,
  script: 0,
  styles: 0,
  images: 6e4,
  fonts: 0,
  total: 69e3,
  files: [],
};

/** What finds the problems that `sitegen validate` does not look for, in the project of a folder. */
export const FINDERS: Partial<Record<ProblemCode, (root: string) => Promise<Problem[]>>> = {
  "link-outside": async (root) => specialFiles(findSources({ root })),
  "over-budget": async (root) => {
    const { network, locateNetwork } = configOf(root);
    return checkBudgets(network.budgets, [PAGE], locateNetwork);
  },
  "host-limit": async (root) => {
    const config = configOf(root);
    const redirects = Array.from({ length: 101 }, (_, index) => ({ from: `/${index}/*`, to: "/india/", status: 301 }));
    const hostPlan = { redirects, folders: [], headers: { all: {} } } as unknown as HostPlan;
    return excessProblems([{ hostPlan, names: config.network.host.targets ?? [] }], config);
  },
  "vanished-route": async (root) => {
    const published = manifestOf((await projectWith()).project);
    return vanishedProblems(configOf(root), reviewManifests(published, manifestOf({ root })).vanished);
  },
  "lost-source": async (root) => {
    vi.stubGlobal("fetch", async (url: string) => new Response("", { status: url.endsWith("/gone") ? 404 : 200 }));
    vi.spyOn(process.stdout, "write").mockReturnValue(true);
    return facts([], { root, by: "source", check: true, quiet: true }).then(
      () => [],
      (error: unknown) => {
        if (error instanceof ProblemsError) return error.problems;
        throw error;
      },
    );
  },
};

function configOf(root: string): Config {
  const { project } = checkTexts({ root });
  if (!project) throw new Error("The project can't be read");
  return project.config;
}
