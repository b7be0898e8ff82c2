import type { Problem } from "../../../report/problem.ts";
import { ProblemsError } from "../../../report/errors.ts";
import { baseOf, type Pulled } from "../pulled.ts";
import { textHash } from "../entries/stage.ts";
import type { Lock } from "../snapshot/lock.ts";
import { countItems } from "./readMenu.ts";
import { pulledSettings } from "./pulledSettings.ts";
import { pullMenu } from "./pullMenu.ts";
import { pullOptions } from "./pullOptions.ts";
import type { Around } from "./around.ts";
import { pulledFile, readWrittenSettings } from "./settingsFiles.ts";

type SettingsInLock = Pick<Lock, "menu" | "options" | "pulled">;

/** Writes the menu, the options and the list of pages that come from the CMS into a file of settings. Gives what the lock has to say of it. */
export async function pullSettings(pulled: Pulled, around: Around): Promise<SettingsInLock> {
  const { site, project, config } = pulled;
  const { stage, report, before, listed, lock, overwrite } = around;
  const menu = await pullMenu(pulled, around);
  const options = await pullOptions(pulled, around);
  const files = readWrittenSettings(project.root, site.file);
  const pages = Object.values(lock.pages).filter(({ file }) => !listed.ownPages.has(keyOf(file)));
  for (const page of pages) page.listed = true;
  const keys = pages.map(({ file }) => keyOf(file));
  const text = pulledSettings(baseOf({ config, pull: pulled.pull }), site.key, {
    navigation: menu?.navigation,
    pages: keys,
    withHome: !files.listsPages,
    options: options.values,
  });
  const path = pulledFile(site.key);
  const result: SettingsInLock = {
    ...(menu && { menu: countItems(menu.navigation) }),
    ...(options.names && { options: options.names }),
  };
  for (const hidden of hiddenPaths(keys, menu !== undefined))
    if (files.saysItself(hidden)) report(isHidden(pulled, hidden));
  const now = files.pulled;
  const isOurs = now === undefined || now === text || textHash(now) === before.pulled;
  if (!isOurs && !overwrite) {
    report(editedSettings(path));
    return { ...result, ...(before.pulled !== undefined && { pulled: before.pulled }) };
  }
  if (text === undefined) {
    if (now !== undefined) stage.remove(path);
    return result;
  }
  const mistakes = files.check(text);
  if (mistakes.length > 0) throw new ProblemsError(mistakes);
  if (text !== now) stage.write(path, text);
  return { ...result, pulled: textHash(text) };
}

const keyOf = (file: string): string => file.slice(0, -".md".length);

/** Paths whose own value in the country's file would hide what is pulled. */
const hiddenPaths = (keys: readonly string[], hasMenu: boolean): string[][] => [
  ...(hasMenu ? [["navigation"]] : []),
  ...[...new Set(keys.filter((key) => key.includes("/")).map((key) => key.split("/")[0] ?? ""))].map((group) => [
    "groups",
    group,
    "add",
  ]),
];

const isHidden = ({ site }: Pulled, path: string[]): Problem => ({
  code: "cms-content",
  severity: "warning",
  message: `What is pulled for \`${path.join(".")}\` is hidden by the country's own`,
  why: "A list in the country's file replaces the one that is pulled.",
  hint:
    path.length === 1
      ? "Remove it here, or `pull.menu`."
      : "Write `{ add: [ … ] }` in place of the list, so that the pages are added to those that are pulled.",
  place: site.locate(path, true),
});

const editedSettings = (file: string): Problem => ({
  code: "edited-snapshot",
  severity: "warning",
  message: "Somebody has changed or written this file here: it is kept as it is",
  why: "It would be written from the CMS.",
  hint: "Say in the country's own file what is to be shown in its place, and pull with --overwrite.",
  place: { file, line: 1, column: 1, length: 1 },
});
