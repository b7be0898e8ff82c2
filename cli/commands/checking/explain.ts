import { explainKey, isKey, OF_NETWORK, unknownKey, type ExplainedKey } from "../../tools/explain/explainKey.ts";
import { parseKey } from "../../config/yaml/yamlFile.ts";
import { printKey, printKeys } from "../../tools/explain/printKey.ts";
import { readSettings, type Settings } from "../../tools/explain/settings.ts";
import { openConsole, type Console } from "../../core/console/console.ts";
import { UsageError } from "../../core/problems/errors.ts";
import { PROBLEM_CODES, type ProblemCode } from "../../core/problems/problem.ts";
import { type CommonOptions, knownNames } from "../options.ts";
import {
  describeCode,
  describeCodes,
  markedText,
  type DescribedCode,
  type ShownFile,
} from "../../core/problems/codes/describeCode.ts";
import { alignedLines } from "../../core/console/text.ts";

interface Options extends CommonOptions {
  codes?: boolean;
  /** Why a build rendered the page. */
  why?: boolean;
}

/** `sitegen explain`: the origin of a value, the parts of a page, or the meaning of a problem's code. */
export async function explain(words: string[], options: Options): Promise<void> {
  const { root, json, codes = false } = options;
  const { print, style } = openConsole();
  if (codes) {
    const topics = describeCodes();
    if (!json) return print(printCodes(topics, style));
    return print(topics.flatMap((of) => of.codes.map(({ code, topic, rule }) => ({ code, topic, rule }))));
  }
  const [site, what] = words.length > 1 ? words : [undefined, ...words];
  if (what === undefined || words.length > 2)
    throw new UsageError(
      "`sitegen explain` takes an optional country and one thing to explain",
      "For example `sitegen explain india contacts.phone`. Put a key that contains spaces in quotation marks.",
    );
  if (isCode(what)) return print(json ? describeCode(what) : printCode(describeCode(what), style));
  const path = parseKey(what);
  if (isAddress(what) || !(isKey(path) || path.length > 1))
    return (await import("./explainPage.ts")).explainPage({ site, what, ...options });
  const found = explainSetting(readSettings(root), site, path);
  const [first] = found;
  if (json) print(site === undefined ? found : first);
  else print(found.length === 1 && first ? printKey(first) : printKeys(found));
}

/** True for a path, a URL, a content key with a group, or a file name. */
const isAddress = (what: string): boolean => what.includes("/") || /\.(?:md|ya?ml)$/.test(what);

const isCode = (what: string): what is ProblemCode => Object.hasOwn(PROBLEM_CODES, what);

/** Explains a key of one site; or of each site that can have it, and once for the network. @throws UsageError */
function explainSetting(settings: Settings, site: string | undefined, path: string[]): ExplainedKey[] {
  const { countries, sitesOf } = settings;
  if (site !== undefined) {
    const [country = ""] = site.split("/");
    knownNames([country], countries, "country");
    knownNames([site], [...sitesOf(country).keys()], "site");
  }
  const sites = countries.flatMap((country) => [...sitesOf(country).keys()]);
  const found = (site === undefined ? [...sites, OF_NETWORK] : [site]).map((each) => explainKey(settings, each, path));
  const known = found.filter((each) => "origins" in each);
  const [unknown] = found.filter((each) => "known" in each);
  if (known.length === 0 && unknown) {
    const { message, hint } = unknownKey(path, unknown);
    throw new UsageError(message, hint);
  }
  const ofNetwork = known.find((each) => each.site === OF_NETWORK && each.origins.length > 0);
  const ofSites = known.filter((each) => each.site !== OF_NETWORK);
  return ofSites.length === 0 || ofNetwork ? [...ofSites, ...known.slice(-1)] : ofSites;
}

/** The description of a code with its examples, for a terminal. */
export function printCode(described: DescribedCode, style: Console["style"]): string {
  const { code, rule, why, given, wrong, right, fix, docs } = described;
  const files = (shown: readonly ShownFile[]) => shown.map((file) => indent(printFile(file, style))).join("\n\n");
  return [
    `${style("bold", code)}: ${rule}`,
    why,
    ...(given.length > 0 ? [`With\n${files(given)}`] : []),
    `${style("red", "✗")} Wrong\n${files(wrong)}`,
    `${style("green", "✓")} Right\n${files(right)}`,
    ...(fix === undefined ? [] : [`${style("cyan", "→")} ${fix}`]),
    ...(docs === undefined ? [] : [`Read more: node_modules/countrysites/docs/${docs}`]),
  ].join("\n\n");
}

function printFile(shown: ShownFile, style: Console["style"]): string {
  const name = style("bold", shown.file);
  return "is" in shown ? `${name} (${shown.is})` : `${name}\n${indent(markedText(shown))}`;
}

const indent = (text: string): string => text.replace(/^(?=.)/gm, "  ");

/** Every code with its rule, topic by topic. */
export function printCodes(topics: ReturnType<typeof describeCodes>, style: Console["style"]): string {
  const lines = alignedLines(topics.flatMap(({ codes }) => codes.map(({ code, rule }) => [code, rule])));
  return topics
    .map(({ title, codes }) => [style("bold", title), ...lines.splice(0, codes.length)].join("\n"))
    .join("\n\n");
}
