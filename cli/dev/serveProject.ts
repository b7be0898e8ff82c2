import type { Connect, ViteDevServer } from "vite";
import { folderOf } from "../parts/partFiles.ts";
import type { Project } from "../project.ts";
import { renderInDevelopment } from "../render/renderInDevelopment.ts";
import type { Problem } from "../report/problem.ts";
import { createAnswers } from "./answerRequests.ts";
import { openErrorScreens } from "./errorScreens.ts";
import { followProject, type Check, type FollowedProject } from "./followProject.ts";
import { overlayError } from "./overlayError.ts";
import { errorPage, withOverlayStyle } from "./ownPages.ts";
import { renderError } from "./renderError.ts";
import { renderHostPage } from "./renderHostPage.ts";
import type { ServedSites } from "./servedSites.ts";
import { startServer, writeApp } from "./startServer.ts";
import { watchSources, type Changes } from "./watchSources.ts";

interface Options {
  project: Project;
  check: Check;
  port: number;
  /** ISO code of the country that the geo-IP service answers. */
  countryCode(sites: ServedSites): string | undefined;
  /** Address that a browser is opened at, if one is. */
  open(sites: ServedSites | undefined): string | undefined;
  /** What answers before the sites do: the editor. */
  before: Connect.NextHandleFunction;
  log(line: string): void;
  /** Gets what each check has found. */
  report(problems: Problem[], sites: ServedSites | undefined): void;
}

/** Serves a project while it is written. @returns the running server, and what it serves at first */
export async function serveProject({ project, check, port, open, before, log, report, countryCode }: Options) {
  const { state, renew } = followProject(project, check);
  await renew();
  writeApp(project, state);
  const server = await startServer({ project, port, open: open(state.sites), answers, before });
  const screens = openErrorScreens(server);
  /** Whether a page could not be rendered since the last change. */
  let hasFailed = false;
  show();
  watchSources(server, project, (changes) =>
    update(changes).catch((error: unknown) => log(error instanceof Error ? error.message : String(error))),
  );
  return { server, sites: state.sites };

  async function update(changes: Changes): Promise<void> {
    const { parts: before } = state;
    const wasBroken = screens.shown !== undefined || hasFailed;
    hasFailed = false;
    await renew(changes);
    show();
    if (screens.shown) return;
    const hasOtherParts = names(before) !== names(state.parts);
    if (hasOtherParts) {
      writeApp(project, state);
      for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll();
    }
    // Vite itself brings the code of own parts to browsers, and keeps what a page's parts remember.
    const isCode = [...changes.edited, ...changes.moved].every((file) => folderOf(file) !== undefined);
    const isLeftToVite = isCode && !hasOtherParts && before?.schemas === state.parts?.schemas;
    if (wasBroken || !isLeftToVite) server.ws.send({ type: "full-reload" });
  }

  function show(): void {
    report(state.problems, state.sites);
    const [first, ...others] = state.problems.filter(({ severity }) => severity === "error");
    if (first) screens.show(overlayError(project.root, [first, ...others]));
    else screens.clear();
  }

  function answers(server: ViteDevServer) {
    return createAnswers({
      project,
      sites: () => state.sites,
      countryCode: () => state.sites && countryCode(state.sites),
      log,
      renderPage: async ({ site, page }, path) =>
        withOverlayStyle(
          await renderInDevelopment({ server, site: site.site, read: site.read, document: site.document(page), path }),
        ),
      renderHostPage: async ({ plan }, which) => withOverlayStyle(await renderHostPage(server, plan, which)),
      explain: (error) => explain(server, error),
    });
  }

  /** The page in place of one that can't be rendered. Mistakes that are known explain it. */
  function explain(server: ViteDevServer, error: unknown): string {
    if (screens.shown) return errorPage(screens.shown);
    hasFailed = true;
    if (error instanceof Error) server.ssrFixStacktrace(error);
    const failure = renderError(error);
    log(failure.stack);
    return errorPage(failure, { withOverlay: true });
  }
}

const names = (parts: FollowedProject["parts"]): string => (parts?.files ?? []).map(({ file }) => file).join("\n");
