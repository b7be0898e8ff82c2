import { tooMuch } from "../checkDrop.ts";
import type { Pulled } from "../pulled.ts";
import { isTooMany } from "../snapshot/compare.ts";
import { words } from "../snapshot/frontMatter.ts";
import type { Around } from "./around.ts";

/** What a pull has found of the options that the settings name. */
interface PulledOptions {
  /** Values by the paths of settings. */
  values: Record<string, unknown>;
  /** Names of those that are there. */
  names?: string[];
}

/** Options of the CMS by the paths of the settings that they are. @throws CmsError where too many are gone */
export async function pullOptions(
  { site, pull }: Pulled,
  { source, before, report, accept }: Around,
): Promise<PulledOptions> {
  const wanted = Object.entries(pull.options);
  if (wanted.length === 0) return { values: {} };
  const answered = await source.options();
  const values: Record<string, unknown> = {};
  const names: string[] = [];
  for (const [path, name] of wanted) {
    const value = valueOf(answered, name);
    if (value === undefined) {
      report({
        code: "cms-content",
        severity: "warning",
        message: `The CMS has no text or number for the option \`${name}\``,
        hint: "Fill it in on the options page, or take it out of `pull.options`.",
        place: site.locate(["pull", "options", path]),
      });
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

/** A text, a number or a yes or no; of what is a map, the part that dots lead to. */
function valueOf(options: Record<string, unknown>, name: string): string | number | boolean | undefined {
  const value = name
    .split(".")
    .reduce<unknown>(
      (inner, key) =>
        inner !== null && typeof inner === "object" && Object.hasOwn(inner, key)
          ? (inner as Record<string, unknown>)[key]
          : undefined,
      options,
    );
  if (typeof value === "string") return words(value) || undefined;
  return typeof value === "number" || value === true ? value : undefined;
}
