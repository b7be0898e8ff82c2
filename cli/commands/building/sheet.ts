import { count } from "../../core/console/text.ts";
import { existsSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { moveFile, removePath, writeText } from "../../core/files.ts";
import { finishInterruptedCommit } from "../../build/output/commit.ts";
import { guardFolder } from "../../build/output/outputFolder.ts";
import { chooseShots, parseWidths, type PageChoice, type Shot } from "../../tools/sheet/chooseShots.ts";
import { findChrome, openBrowser } from "../../tools/sheet/openBrowser.ts";
import { popupCookies, requireBuild, takeShots } from "../../tools/sheet/takeShots.ts";
import { serveBuild } from "../../serve/preview/server.ts";
import { sheetPage, type Picture } from "../../tools/sheet/sheetPage.ts";
import { checkProject, requireProject } from "../../build/checkProject.ts";
import { type CommonOptions, openCommand } from "../options.ts";

type Options = CommonOptions & { dist: string; out: string; widths: string; pages: PageChoice };

/** `sitegen sheet`: takes screenshots of built pages at several widths, and writes a page to browse them. */
export async function sheet(countries: string[], options: Options): Promise<void> {
  const { console, project } = openCommand(options, options.dist);
  const out = resolve(project.root, options.out);
  guardFolder(project, out, ["countries", ".git", "node_modules"]);
  const widths = parseWidths(options.widths);
  const { plan } = requireProject(await checkProject({ root: project.root, countries }));
  await finishInterruptedCommit(project, console);
  for (const { key } of plan.sites) requireBuild(project, key);
  const shots = chooseShots(plan.sites, options.pages);
  const chrome = findChrome();

  const pictures = new Map<string, Picture>();
  removePath(join(out, BEFORE));
  const served = await serveBuild(project);
  const browser = await openBrowser(chrome).catch((error: unknown) => {
    served.close();
    throw error;
  });
  const keep = (shot: Shot, width: number, png: Uint8Array) =>
    pictures.set(fileOf(shot, width), keepPicture(out, shot, width, png));
  const shooting = { browser, originOf: served.originOf, shots, widths, cookies: popupCookies(plan.sites), keep };
  try {
    await console.task(`Take ${shots.length * widths.length} pictures`, () => takeShots(shooting));
  } finally {
    await browser.close();
    served.close();
  }
  const inOrder = shots.flatMap((shot) => widths.flatMap((width) => pictures.get(fileOf(shot, width)) ?? []));
  const page = join(out, "index.html");
  writeText(page, sheetPage(inOrder));
  if (options.json) return console.print({ page, pictures: inOrder });
  const changed = inOrder.filter(({ state }) => state !== "same").length;
  console.note(`${count(inOrder.length, "picture")}, ${changed} new or changed`);
  console.print(relative(process.cwd(), page));
}

/** Folder for the previous versions of pictures that have changed. */
const BEFORE = "before";

const fileOf = ({ country, name }: Shot, width: number): string => `${country}/${name}-${width}.png`;

function keepPicture(out: string, shot: Shot, width: number, png: Uint8Array): Picture {
  const { country, template, path: page } = shot;
  const file = fileOf(shot, width);
  const path = join(out, file);
  const state = !existsSync(path) ? "new" : readFileSync(path).equals(png) ? "same" : "changed";
  const before = state === "changed" ? `${BEFORE}/${file}` : undefined;
  if (before) moveFile(path, join(out, before));
  writeText(path, png);
  return {
    country,
    template,
    path: page,
    width,
    // Bytes 20 to 23 of a PNG are its height (https://www.w3.org/TR/png-3/#11IHDR).
    height: Buffer.from(png).readUInt32BE(20),
    file,
    state,
    ...(before && { before }),
  };
}
