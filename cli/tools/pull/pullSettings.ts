import { type MenuItem, parseMenu } from "../../../runtime/site/menu.ts";
import { type NavigationEntry, valueAt } from "../../config/index.ts";
import { ProblemsError } from "../../core/problems/errors.ts";
import type { Problem } from "../../core/problems/problem.ts";
import { isTooMany, tooMuch } from "./collection.ts";
import { CmsError, type Source } from "./cms/source.ts";
import type { FindLink } from "./contentKeys.ts";
import { plainWords } from "./copy/convertEntry.ts";
import type { ListedCollections } from "./listCollections.ts";
import type { Lock } from "./lock.ts";
import { baseOf, contentWarning, editedFile, type Pulled, textHash, type Stage } from "./pulled.ts";
import { pulledFile, pulledSettings, readWrittenSettings } from "./settingsFiles.ts";

interface Context {
  source: Source;
  stage: Stage;
  report(problem: Problem): void;
  overwrite: boolean;
  accept: boolean;
  before: Lock;
  listed: ListedCollections;
  lock: Lock;
}

type SettingsInLock = Pick<Lock, "menu" | "options" | "pulled">;

/** Writes menu, options and list of pages of the CMS into the country's pulled settings. @returns their part of the lock */
export async function pullSettings(pulled: Pulled, context: Context): Promise<SettingsInLock> {
  const { site, project, config } = pulled;
  const { stage, report, before, listed, lock, overwrite } = context;
  const menu = await pullMenu(pulled, context);
  const options = await pullOptions(pulled, context);
  const files = readWrittenSettings(project.root, site.file, pulled.schemas);
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
    if (files.hides(hidden)) report(hiddenSetting(pulled, hidden));
  const now = files.pulled;
  const isOurs = now === undefined || now === text || textHash(now) === before.pulled;
  if (!isOurs && !overwrite) {
    report(
      editedFile(
        path,
        "A pull would overwrite this file.",
        "Write your own values into the country's own file, and pull with --overwrite.",
      ),
    );
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

/** Keys that hide pulled settings when the country's file has them. */
const hiddenPaths = (keys: readonly string[], hasMenu: boolean): string[][] => [
  ...(hasMenu ? [["navigation"]] : []),
  ...[...new Set(keys.filter((key) => key.includes("/")).map((key) => key.split("/")[0] ?? ""))].map((group) => [
    "groups",
    group,
    "add",
  ]),
];

const hiddenSetting = ({ site }: Pulled, path: string[]): Problem =>
  contentWarning({
    message: `The pulled value of \`${path.join(".")}\` is hidden by the country's own`,
    why: "A list in the country's file replaces the pulled list.",
    hint:
      path.length === 1
        ? "Remove it here, or `pull.menu`."
        : "Write `{ add: [ … ] }` instead of the list, so that the pages are added to the pulled ones.",
    place: site.locate(path, true),
  });

/** Pulls the header menu. @throws CmsError when it has lost too many items */
async function pullMenu({ config, site, pull }: Pulled, { source, before, listed, report, accept }: Context) {
  if (!pull.menu) return undefined;
  const { id = site.config.contentApi?.menuId ?? 0, route = config.network.contentApi?.navigation ?? "" } = pull.menu;
  const menu = readMenu(await source.menu(route, id), listed.findLink);
  const items = menu ? countItems(menu.navigation) : 0;
  const known = before.menu ?? 0;
  if (isTooMany(known - items, known, pull.maxDrop) && !accept)
    throw tooMuch("menu items", known - items, known, pull.maxDrop);
  if (!menu && !accept)
    throw new CmsError(
      `The menu ${id} of the CMS has no item with a title and a link`,
      "Check `pull.menu`, and the answer of the menu route: a list of items with `title`, `url` and `child`.",
    );
  for (const { title, url } of menu?.lost ?? [])
    report(
      contentWarning({
        message: `The menu item \`${title}\` does not lead to a page of the site: ${url}`,
        hint: "Link to an existing page, or pull that page too.",
        place: site.locate(["pull", "menu"], true),
      }),
    );
  return menu;
}

interface PulledOptions {
  values: Record<string, unknown>;
  /** Their names in the CMS. */
  names?: string[];
}

/** Pulls the options that `pull.options` names. @throws CmsError when too many are gone */
async function pullOptions(
  { site, pull }: Pulled,
  { source, before, report, accept }: Context,
): Promise<PulledOptions> {
  const wanted = Object.entries(pull.options);
  if (wanted.length === 0) return { values: {} };
  const answered = await source.options();
  const values: Record<string, unknown> = {};
  const names: string[] = [];
  for (const [path, name] of wanted) {
    const value = valueOf(answered, name);
    if (value === undefined) {
      report(
        contentWarning({
          message: `The CMS has no text or number for the option \`${name}\``,
          hint: "Fill it in on the options page, or remove it from `pull.options`.",
          place: site.locate(["pull", "options", path]),
        }),
      );
      continue;
    }
    values[path] = value;
    names.push(name);
  }
  const gone = (before.options ?? []).filter((name) => wanted.some(([, own]) => own === name) && !names.includes(name));
  const known = before.options?.length ?? 0;
  if (isTooMany(gone.length, known, pull.maxDrop) && !accept)
    throw tooMuch("options", gone.length, known, pull.maxDrop);
  return { values, names: names.sort() };
}

/** A text, a number or `true`. Dots in the name lead into maps. */
function valueOf(options: Record<string, unknown>, name: string): string | number | boolean | undefined {
  const value = valueAt(options, name.split("."));
  if (typeof value === "string") return plainWords(value) || undefined;
  return typeof value === "number" || value === true ? value : undefined;
}

/** A menu as settings, and its links without a target. */
interface ReadMenu {
  navigation: NavigationEntry[];
  lost: { title: string; url: string }[];
}

/** Reads the answer of the menu route. Undefined when it is no menu. */
export function readMenu(answer: unknown, findLink: FindLink): ReadMenu | undefined {
  const items = parseMenu(answer, { hosts: [] });
  if (!items) return undefined;
  const lost: ReadMenu["lost"] = [];
  const read = (list: readonly MenuItem[]): NavigationEntry[] =>
    list.flatMap(({ title, url, child }): NavigationEntry | [] => {
      const children = read(child ?? []);
      const to = url === "" ? undefined : findLink(url);
      if (url !== "" && to === undefined) lost.push({ title, url });
      // An item without a target leads to the first page below it.
      const first = children.map((entry) => ("to" in entry ? entry.to : undefined)).find((link) => link !== undefined);
      const leads = to ?? first;
      return leads === undefined ? [] : { title, to: leads, ...(children.length > 0 && { children }) };
    });
  return { navigation: read(items), lost };
}

const countItems = (entries: readonly NavigationEntry[]): number =>
  entries.reduce((sum, entry) => sum + 1 + countItems(("to" in entry && entry.children) || []), 0);
