import { stringify } from "yaml";
import type { NavigationEntry } from "../../../config/schema/navigation.ts";

/** What is pulled besides files of copy. */
interface Parts {
  navigation?: readonly NavigationEntry[] | undefined;
  /** Content keys of the pages that no other file lists. */
  pages: readonly string[];
  /** Whether the home has to be listed with them. */
  withHome: boolean;
  /** Values by the paths of settings. */
  options: Readonly<Record<string, unknown>>;
}

/** Text of the file of settings that are pulled; undefined where there is nothing to say. */
export function pulledSettings(from: string, country: string, { navigation, pages, withHome, options }: Parts) {
  const settings: Record<string, unknown> = {};
  if (navigation) settings["navigation"] = navigation;
  for (const key of [...pages].sort()) {
    const [group = "", slug] = key.split("/");
    if (slug === undefined) put(settings, ["pages", key], {});
    else
      put(settings, ["groups", group, "add"], [...((at(settings, ["groups", group, "add"]) as string[]) ?? []), slug]);
  }
  const single = settings["pages"];
  if (single !== undefined && withHome)
    settings["pages"] = { home: { slug: "", template: "home" }, ...(single as object) };
  for (const [path, value] of Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1)))
    put(settings, path.split("."), value);
  if (Object.keys(settings).length === 0) return undefined;
  const comment = `# Written by \`sitegen pull\` from ${from}. What ${country}.yaml says itself is shown in place of it.\n`;
  return comment + stringify(settings, { lineWidth: 0 });
}

const at = (settings: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], settings);

function put(settings: Record<string, unknown>, [key = "", ...rest]: readonly string[], value: unknown): void {
  // Paths come from the settings, whose keys are checked; these three are never among them.
  if (["__proto__", "constructor", "prototype"].includes(key)) return;
  if (rest.length === 0) settings[key] = value;
  else put((settings[key] ??= {}) as Record<string, unknown>, rest, value);
}
