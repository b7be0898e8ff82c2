import type { Config } from "../../config/loadConfig.ts";
import type { Console } from "../../report/console.ts";
import { hasList, mendOf, type Mend } from "./mendVanished.ts";
import type { Vanished } from "./review.ts";

/** Addresses that lead nowhere, and the YAML to paste, list by list. */
export function describeVanished(
  config: Pick<Config, "countries" | "network">,
  vanished: readonly Vanished[],
  style: Console["style"],
): string {
  const lists = new Map<string, { mend: Mend; items: Set<string> }>();
  for (const one of vanished) {
    const mend = mendOf(config, one);
    const list = lists.get(`${mend.file} ${mend.key}`) ?? { mend, items: new Set() };
    list.items.add(`  ${mend.item}${noteOf(one)}`);
    lists.set(`${mend.file} ${mend.key}`, list);
  }
  const many = vanished.length === 1 ? "1 published address" : `${vanished.length} published addresses`;
  return [
    `${style("red", "✗")} ${many} would answer 404: links, bookmarks and search results would end there.`,
    ...[...lists.values()].flatMap(({ mend, items }) => [
      "",
      hasList(config, mend)
        ? `Add to \`${mend.key}\` of ${style("bold", mend.file)}, and look at each target:`
        : `Paste into ${style("bold", mend.file)}, and look at each target:`,
      "",
      ...(hasList(config, mend) ? [] : [`${mend.key}:`]),
      ...items,
    ]),
    "",
    "Where nothing follows, list the path below `gone:` instead: it answers 410.",
  ].join("\n");
}

function noteOf({ page, redirect, proposal }: Vanished): string {
  if (!proposal) return "";
  if (redirect) return " # was a redirect";
  return proposal.isFallback
    ? " # no page has its text or slug"
    : ` # ${quoted(page?.page.title)} → ${quoted(proposal.to.page.title)}`;
}

const quoted = (title = "") => `“${title}”`;
