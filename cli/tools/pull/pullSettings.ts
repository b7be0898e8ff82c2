import { type MenuItem, parseMenu } from "../../../runtime/site/menu.ts";
import { type NavigationEntry, valueAt } from "../../config/index.ts";
import { ProblemsError } from "../../core/problems/errors.ts";
import { CmsError } from "./cms/cmsError.ts";
import type { FindLink } from "./contentKeys.ts";
import { plainWords } from "./copy/convertEntry.ts";
import type { PullListed } from "./listCollections.ts";
import { keyOf, textHash } from "./pulled.ts";
import { checkLoss, warnOfEdit } from "./pulling.ts";
import { pulledFile, pulledSettings, readWrittenSettings } from "./settingsFiles.ts";

/** Writes menu, options and list of pages of the CMS into the country's pulled settings, and their part of the lock. */
export async function pullSettings(pulling: PullListed): Promise<void> {
  const { site, base, stage, before, ownPages, lock, overwrite, warn } = pulling;
  const navigation = await pullMenu(pulling);
  const options = await pullOptions(pulling);
  const files = readWrittenSettings(pulling);
  const listed = Object.values(lock.pages).filter(({ file }) => !ownPages.has(keyOf(file)));
  for (const page of listed) page.listed = true;
  const pages = listed.map(({ file }) => keyOf(file));
  const text = pulledSettings(base, site.key, { navigation, pages, withHome: !files.listsPages, options });
  const groups = new Set(pages.flatMap((key) => (key.includes("/") ? [key.split("/")[0] ?? ""] : [])));
  for (const path of [...(navigation ? [["navigation"]] : []), ...[...groups].map((group) => ["groups", group, "add"])])
    if (files.hides(path))
      warn({
        message: `The pulled value of \`${path.join(".")}\` is hidden by the country's own`,
        why: "A list in the country's file replaces the pulled list.",
        hint:
          path.length === 1
            ? "Remove it here, or `pull.menu`."
            : "Write `{ add: [ … ] }` instead of the list, so that the pages are added to the pulled ones.",
        place: site.locate(path, true),
      });
  const path = pulledFile(site.key);
  const now = files.pulled;
  const isOurs = now === undefined || now === text || textHash(now) === before.pulled;
  if (!isOurs && !overwrite) {
    lock.pulled = before.pulled;
    return warnOfEdit(
      pulling,
      path,
      "A pull would overwrite this file.",
      "Write your own values into the country's own file, and pull with --overwrite.",
    );
  }
  if (text === undefined) {
    if (now !== undefined) stage.remove(path);
    return;
  }
  const mistakes = files.check(text);
  if (mistakes.length > 0) throw new ProblemsError(mistakes);
  if (text !== now) stage.write(path, text);
  lock.pulled = textHash(text);
}

async function pullMenu(pulling: PullListed): Promise<NavigationEntry[] | undefined> {
  const { config, site, pull, source, before, lock, findLink, warn, accept } = pulling;
  if (!pull.menu) return undefined;
  const { id = site.config.contentApi?.menuId ?? 0, route = config.network.contentApi?.navigation ?? "" } = pull.menu;
  const menu = readMenu(await source.menu(route, id), findLink);
  const items = countItems(menu?.navigation ?? []);
  const known = before.menu ?? 0;
  checkLoss(pulling, "menu items", known - items, known);
  if (!menu && !accept)
    throw new CmsError(
      `The menu ${id} of the CMS has no item with a title and a link`,
      "Check `pull.menu`, and the answer of the menu route: a list of items with `title`, `url` and `child`.",
    );
  for (const { title, url } of menu?.lost ?? [])
    warn({
      message: `The menu item \`${title}\` does not lead to a page of the site: ${url}`,
      hint: "Link to an existing page, or pull that page too.",
      place: site.locate(["pull", "menu"], true),
    });
  if (menu) lock.menu = items;
  return menu?.navigation;
}

/** Pulls the options that `pull.options` names, as values by key paths. @throws CmsError when too many are gone */
async function pullOptions(pulling: PullListed): Promise<Record<string, unknown>> {
  const { site, pull, source, before, lock, warn } = pulling;
  const wanted = Object.entries(pull.options);
  if (wanted.length === 0) return {};
  const answered = await source.options();
  const found = wanted.map(([path, name]) => ({ path, name, value: valueOf(answered, name) }));
  for (const { path, name, value } of found)
    if (value === undefined)
      warn({
        message: `The CMS has no text or number for the option \`${name}\``,
        hint: "Fill it in on the options page, or remove it from `pull.options`.",
        place: site.locate(["pull", "options", path]),
      });
  const known = found.filter(({ value }) => value !== undefined);
  const names = known.map(({ name }) => name).sort();
  const former = before.options ?? [];
  const gone = former.filter((name) => wanted.some(([, own]) => own === name) && !names.includes(name));
  checkLoss(pulling, "options", gone.length, former.length);
  lock.options = names;
  return Object.fromEntries(known.map(({ path, value }) => [path, value]));
}

/** A text, a number or `true`. Dots in the name lead into maps. */
function valueOf(options: Record<string, unknown>, name: string): string | number | boolean | undefined {
  const value = valueAt(options, name.split("."));
  if (typeof value === "string") return plainWords(value) || undefined;
  return typeof value === "number" || value === true ? value : undefined;
}

/** Reads the answer of the menu route as settings, with its links without a target. Undefined when it is no menu. */
export function readMenu(answer: unknown, findLink: FindLink) {
  const items = parseMenu(answer, { hosts: [] });
  if (!items) return undefined;
  const lost: { title: string; url: string }[] = [];
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
