import { readFileSync, watch } from "node:fs";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { encodePicture } from "../render/encodePicture.ts";
import { appConfig } from "../render/appConfig.ts";
import { readFontForm } from "../render/fontFiles.ts";
import { linkPackages } from "../render/linkPackages.ts";
import { writeTree } from "../files.ts";
import { generateApp, generateLanguages, generatePages } from "../generate/generateApp.ts";
import { createContentApi, localAddresses } from "../preview/contentApi.ts";
import { contentType } from "../preview/contentType.ts";
import { requirePort } from "../preview/listenError.ts";
import { apiData, apiOn } from "../preview/previewData.ts";
import type { FontForm } from "../plan/fonts/fontParts.ts";
import type { PublicFile } from "../content/publicFiles.ts";
import type { Plan } from "../plan/plan.ts";
import { pathPrefix, servedPath } from "../../runtime/site/urls.ts";
import type { PictureForm } from "../plan/pictureForms.ts";
import { appDir, openProject, PACKAGE_DIR } from "../project.ts";
import { openConsole } from "../report/console.ts";
import { FORMATS } from "../report/formats/index.ts";
import { hasErrors } from "../report/problem.ts";
import { checkProject, type CheckedProject } from "./checkProject.ts";
import type { CommonOptions } from "./options.ts";
import { parsePort } from "./parsePort.ts";
import { stopOnErrors } from "./stopOnErrors.ts";
import { untilStopped } from "../signals.ts";

interface Options extends CommonOptions {
  port: string;
}

/** Path at which its host serves a file that is copied as it is. */
function addressOf({ hosts }: Plan, { path }: PublicFile): string {
  const host = hosts.find(({ key }) => key === pathPrefix(path)) ?? hosts[0];
  return servedPath(host, path);
}

/** Milliseconds to wait for an editor to finish saving. */
const SETTLE_MS = 60;

/** `sitegen dev`: one country with hot reload of components, YAML, Markdown and styles, and the embedded content API. */
export async function dev(country: string, { root, port, quiet }: Options): Promise<void> {
  const console = openConsole({ quiet: quiet ?? false });
  const project = openProject(root);
  const folder = appDir(project, country);
  const number = parsePort(port);
  await requirePort(number);
  linkPackages(project);
  let data = generate(stopOnErrors(await check()));

  const home = data.home;
  const { createServer, mergeConfig } = await import("vite");
  const server = await createServer(
    mergeConfig(await appConfig(folder, project.root), {
      configFile: false,
      clearScreen: false,
      logLevel: quiet ? "error" : "warn",
      server: { port: number, strictPort: true, host: "127.0.0.1" },
      cacheDir: join(project.work, "cache/vite"),
    }),
  );
  server.middlewares.stack.unshift({ route: "", handle: middleware() });
  await server.listen();
  console.note(`http://localhost:${number}${home}  (stop with Ctrl+C)`);

  let timer: NodeJS.Timeout | undefined;
  // One after the other: a picture takes longer to measure than an editor needs to save again.
  let running: Promise<void> = Promise.resolve();
  const watcher = watch(join(project.root, "countries"), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => (running = running.then(regenerate).catch(report)), SETTLE_MS);
  });
  await untilStopped();
  watcher.close();
  await server.close();

  function check() {
    return checkProject({ root: project.root, countries: [country] });
  }

  /** Writes the country's app. */
  function generate({ config, plan, parts }: Pick<CheckedProject, "config" | "plan" | "parts">) {
    const [network, ...others] = plan.hosts;
    const own = others.find(({ key }) => key === country) ?? network;
    const api = apiOn(own, apiData(config, plan));
    const local = localAddresses(api);
    for (const site of plan.sites) {
      const { contentApi, geoIp } = site.site;
      if (contentApi && local.base !== undefined) site.site.contentApi = { ...contentApi, base: local.base };
      if (geoIp && local.geoIp !== undefined) site.site.geoIp = { ...geoIp, url: local.geoIp };
      for (const { send } of Object.values(site.site.forms)) send.url = local.forms.get(send.url) ?? send.url;
    }
    const place = { packageDir: PACKAGE_DIR, root: project.root, appDir: folder };
    const [first, ...further] = plan.sites;
    if (!first) throw new Error(`no plan for ${country}`);
    const skeleton = generateApp(first, { ...place, parts: parts.files });
    const pages = plan.sites.flatMap((site) => [...generatePages(site, project.root)]);
    writeTree(folder, new Map([...skeleton, ...generateLanguages(further), ...pages]), { prune: true });
    const pictures = new Map(
      plan.sites.flatMap((site) => site.pictures.map((form) => [site.site.country.home + form.name, form] as const)),
    );
    const fonts = new Map(
      plan.sites.flatMap((site) => site.fonts.forms.map((form) => [site.site.country.home + form.name, form] as const)),
    );
    const publicFiles = new Map(
      [...plan.publicFiles, ...plan.sites.flatMap((site) => site.publicFiles)].map((file) => [
        addressOf(plan, file),
        file,
      ]),
    );
    return {
      home: plan.sites[0]?.countryHome ?? "/",
      api,
      pictures,
      fonts,
      publicFiles,
      code: config.countries.find(({ key }) => key === country)?.config.code,
    };
  }

  /** Keeps the last good state while there are problems. */
  async function regenerate(): Promise<void> {
    const { project: checked, problems } = await check();
    if (problems.length > 0) console.note(FORMATS.pretty(problems, console));
    if (checked && !hasErrors(problems)) data = generate(checked);
  }

  function report(error: unknown): void {
    console.note(error instanceof Error ? error.message : String(error));
  }

  /** Pictures are made when a browser asks for them, and kept. */
  async function sendPicture(form: PictureForm, response: ServerResponse): Promise<void> {
    const contents = await encodePicture(project, form);
    response.writeHead(200, { "content-type": contentType(form.name) }).end(contents);
  }

  /** Fonts are cut when a browser asks for them, and kept. */
  async function sendFont(form: FontForm, response: ServerResponse): Promise<void> {
    const contents = await readFontForm(project, form);
    response.writeHead(200, { "content-type": contentType(form.name) }).end(contents);
  }

  function middleware() {
    return (
      request: Parameters<ReturnType<typeof createContentApi>>[0],
      response: Parameters<ReturnType<typeof createContentApi>>[1],
      next: (error?: unknown) => void,
    ) => {
      const handle = createContentApi({
        ...data.api,
        leads: join(project.work, "leads"),
        countryCode: () => data.code,
        log: (line) => console.print(line),
      });
      const file = data.publicFiles.get((request.url ?? "").replace(/\?.*/, ""));
      if (file)
        return void response
          .writeHead(200, { "content-type": contentType(file.path) })
          .end(readFileSync(join(project.root, file.source)));
      const picture = data.pictures.get((request.url ?? "").replace(/\?.*/, ""));
      if (picture) return void sendPicture(picture, response).catch(next);
      const font = data.fonts.get((request.url ?? "").replace(/\?.*/, ""));
      if (font) return void sendFont(font, response).catch(next);
      handle(request, response).then((done) => done || next(), next);
    };
  }
}
