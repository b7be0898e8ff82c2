import type { Connect, Plugin, ViteDevServer } from "vite";
import { folderOf } from "../../content/parts/partFiles.ts";
import type { Project } from "../../core/project.ts";
import {
  renderInDevelopment,
  loadInDevelopment,
  moduleScript,
  styleLink,
} from "../../build/render/renderInDevelopment.ts";
import { isError, type Problem } from "../../core/problems/problem.ts";
import { createAnswers, type Answers } from "./answerRequests.ts";
import { openErrorScreens, type OverlayError, overlayError } from "./errorScreens.ts";
import { followProject, type Check, type FollowedProject, watchSources } from "./followProject.ts";
import { errorPage, withOverlayStyle } from "./ownPages.ts";
import type { ServedSites } from "./servedSites.ts";
import { stripVTControlCharacters } from "node:util";
import type { Plan } from "../../model/plan.ts";
import { INLINE_SCRIPTS } from "../../build/bundle/appConfig.ts";
import { type HostPage, hostPage } from "../../build/render/hostPages.ts";

interface Options {
  project: Project;
  check: Check;
  /** Writes the app. Called at the start, and when own parts were added or removed. */
  write(state: FollowedProject): void;
  /** ISO code for the embedded geo-IP service to answer. */
  countryCode(sites: ServedSites): string | undefined;
  /** Middleware to use before those of the sites. */
  before?: Connect.NextHandleFunction;
  log(line: string): void;
  /** Called after each check; for the first one when the server listens. */
  report(problems: Problem[], sites: ServedSites | undefined): void;
}

/** Serves a project that is being edited. @returns the Vite plugin that serves it, and its state. */
export async function followSites({ project, check, write, before, log, report, countryCode }: Options) {
  const { state, renew } = followProject(project, check);
  await renew();
  write(state);
  const plugin: Plugin = {
    name: "sitegen:dev",
    apply: "serve",
    // The relative base is for builds.
    config: () => ({ base: "/" }),
    configureServer(server) {
      const { answer, answerMissing } = follow(server);
      if (before) server.middlewares.use(before);
      server.middlewares.use(answer);
      return () => void server.middlewares.use(answerMissing);
    },
  };
  return { plugin, state };

  function follow(server: ViteDevServer): Answers {
    const screens = openErrorScreens(server);
    /** Whether a page could not be rendered since the last change. */
    let hasFailed = false;
    server.httpServer?.once("listening", show);
    watchSources(server, project, (changed) =>
      update(changed).catch((error: unknown) => log(error instanceof Error ? error.message : String(error))),
    );
    return createAnswers({
      project,
      sites: () => state.sites,
      countryCode: () => state.sites && countryCode(state.sites),
      log,
      async renderPage({ site, page }, path) {
        const { document, ...data } = site();
        return withOverlayStyle(await renderInDevelopment({ server, ...data, document: document(page), path }));
      },
      renderHostPage: async ({ plan }, which) => withOverlayStyle(await renderHostPage(server, plan, which)),
      explain,
    });

    async function update(changed: readonly string[]): Promise<void> {
      const { parts: before } = state;
      const wasBroken = screens.shown !== undefined || hasFailed;
      hasFailed = false;
      await renew();
      show();
      if (screens.shown) return;
      const hasOtherParts = names(before) !== names(state.parts);
      if (hasOtherParts) {
        write(state);
        for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll();
      }
      // Vite itself hot-reloads the code of own parts, which keeps the state of components.
      const isCode = changed.every((file) => folderOf(file) !== undefined);
      const isLeftToVite = isCode && !hasOtherParts && before?.schemas === state.parts?.schemas;
      if (wasBroken || !isLeftToVite) server.ws.send({ type: "full-reload" });
    }

    function show(): void {
      report(state.problems, state.sites);
      const [first, ...others] = state.problems.filter(isError);
      if (first) screens.show(overlayError(project.root, [first, ...others]));
      else screens.clear();
    }

    /** The error page: with the problems of the last check, otherwise with the thrown error. */
    function explain(error?: unknown): string {
      if (screens.shown) return errorPage(screens.shown);
      hasFailed = true;
      if (error instanceof Error) server.ssrFixStacktrace(error);
      const failure = renderError(error);
      log(failure.stack);
      return errorPage(failure, { withOverlay: true });
    }
  }
}

const names = (parts: FollowedProject["parts"]): string =>
  (parts?.files ?? []).map(({ file, client }) => `${file} ${client}`).join("\n");

/** An error for the overlay. Those of the bundler have a place and a code frame. */
function renderError(thrown: unknown): OverlayError {
  const error: Error & Partial<OverlayError> = thrown instanceof Error ? thrown : new Error(String(thrown));
  return {
    message: `This page can't be rendered: ${stripVTControlCharacters(error.message)}`,
    stack: stripVTControlCharacters(error.stack ?? ""),
    ...(error.frame !== undefined && { frame: stripVTControlCharacters(error.frame) }),
    ...(error.loc && { loc: error.loc }),
  };
}

async function renderHostPage(server: ViteDevServer, plan: Plan, which: HostPage): Promise<string> {
  const styles = `${styleLink("root")}\n<style>${plan.hostLook.style}</style>`;
  const script = (name: keyof typeof INLINE_SCRIPTS) => moduleScript(INLINE_SCRIPTS[name]);
  return server.transformIndexHtml("/", hostPage(await loadInDevelopment(server), plan, which, styles, script));
}
