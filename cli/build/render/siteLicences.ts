import { basename, dirname } from "node:path";
import { groupBy } from "../../core/lookups.ts";
import type { PlannedFonts } from "../../plan/fonts/planFonts.ts";
import { PACKAGE_DIR } from "../../core/project.ts";
import { findInstalled } from "../../core/engine.ts";
import type { BundledNotice } from "../../core/licences/bundleNotices.ts";
import { readNotice, readTexts, type Notice, packageFolder, printNotices } from "../../core/licences/notices.ts";

const INTRODUCTION =
  "This site has works of others in it: programs in its scripts and styles, fonts, and flags. These are their licences.";

/** A site's `licences.txt`: notices of the third-party works that browsers load from it, its bundle's among them. */
export function siteLicences(fonts: PlannedFonts, notices: readonly BundledNotice[], hasFlags: boolean): string {
  const flags = hasFlags ? findInstalled("flag-icons") : undefined;
  return printNotices(INTRODUCTION, [
    readNotice(PACKAGE_DIR),
    ...notices.filter(({ inBrowser }) => inBrowser),
    ...fontNotices(fonts),
    ...(flags === undefined ? [] : [readNotice(flags)]),
  ]);
}

function fontNotices({ subsets, characters }: PlannedFonts): Notice[] {
  const originals = [...subsets, ...(characters ? [characters.part.subset] : [])].map(({ original }) => original);
  const packages = groupBy([...new Set(originals)].sort(), packageFolder);
  return [...packages].flatMap(([folder, files]) => (folder === undefined ? ownNotices(files) : [readNotice(folder)]));
}

/** Notices of fonts that are project files: the licence texts in their folders. */
const ownNotices = (files: readonly string[]): Notice[] =>
  [...groupBy(files, (file) => dirname(file))].flatMap(([folder, fonts]) => {
    const text = readTexts(folder);
    return text === undefined ? [] : [{ name: fonts.map((file) => basename(file)).join(", "), version: "", text }];
  });
