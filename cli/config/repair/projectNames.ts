import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../../report/problem.ts";
import { isCommon, NETWORK, parseFileName } from "../countryFiles.ts";
import { valueAt } from "../schema/check/valueAt.ts";
import type { YamlFile } from "../yaml/yamlFile.ts";
import type { Dictionary, Names } from "./repairFile.ts";

/** The project's own names of groups, pages and fields. */
export interface ProjectNames {
  /** Names for the network's file. */
  network: Dictionary;
  /** Names for a country's file, given the network's file. */
  country(key: string, network: YamlFile | undefined): Dictionary;
}

/** Collects the names of pages, groups and fields from a project's files and folders. */
export function findNames(root: string, files: readonly YamlFile[]): ProjectNames {
  const copies = listCopies(root);
  const countries = files.filter(({ file }) => {
    const { owner, language } = parseFileName(file);
    return !isCommon(owner) && language === undefined;
  });
  const ofCountry = (key: string) =>
    copies.flatMap((copy) => [`${key}/`, "shared/"].flatMap((folder) => after(copy, folder) ?? []));
  const ofAll = copies.map((copy) => copy.slice(copy.indexOf("/") + 1));
  // A spelling that countries and folders share is the correct one.
  const used = countries
    .flatMap(({ value }) => namesIn(value, ["groups"]))
    .filter((name) => ofAll.some((copy) => copy.startsWith(`${name}/`)));
  const network = files.find(({ file }) => file === `countries/${NETWORK}.yaml`);
  const listed = listedFields(valueAt(network?.value, ["defaults", "forms"]));
  return {
    network: {
      keysAt([first, ...rest], map) {
        if (first === "groups" && rest.length === 0) return groups(used);
        if (first !== "defaults") return undefined;
        if (rest.join() === "forms,fields") return defined(listed);
        return rest.join() === "pages" ? pages(map, ofAll) : undefined;
      },
      entriesAt: ([first, group, key, ...rest]) =>
        first === "groups" && key === "pages" && rest.length === 0 ? slugs(String(group), ofAll) : undefined,
    },
    country: (key, network) => ({
      keysAt(path, map) {
        if (path.join() === "groups") return groups(namesIn(network?.value, ["groups"]));
        if (path.join() === "forms,fields")
          return fields(map, namesIn(network?.value, ["defaults", "forms", "fields"]));
        return path.join() === "pages" ? pages(map, ofCountry(key)) : undefined;
      },
      entriesAt: ([first, group, list, ...rest]) =>
        first === "groups" && list === "add" && rest.length === 0 ? slugs(String(group), ofCountry(key)) : undefined,
    }),
  };
}

const groups = (known: readonly string[]): Names => ({
  known,
  explain: (written, meant) => ({
    code: "unknown-group",
    severity: "error",
    message: `There is no group \`${written}\``,
    hint: `Did you mean \`${meant}\`?`,
  }),
});

/** Fields that a country changes without `type` must be defined elsewhere. */
function fields(map: unknown, defined: readonly string[]): Names {
  const own = namesIn(map, []).filter((name) => valueAt(map, [name, "type"]) !== undefined);
  return {
    known: [...defined, ...own],
    explain: (written, meant) => ({
      code: "unknown-field",
      severity: "error",
      message: `There is no field \`${written}\` to be changed`,
      hint: `Did you mean \`${meant}\`? A field of the country's own has a \`type\`.`,
    }),
  };
}

/** Fields that forms list but nobody defines. */
const defined = (listed: readonly string[]): Names => ({
  known: listed,
  explain: (written, meant) => ({
    code: "unknown-field",
    severity: "error",
    message: `No form has the field \`${written}\``,
    why: `Forms have a field \`${meant}\`, which is not defined.`,
    hint: `Did you mean \`${meant}\`?`,
  }),
});

/** The fields that forms list. */
const listedFields = (forms: unknown): string[] =>
  namesIn(forms, []).flatMap((form) => {
    const list = valueAt(forms, [form, "fields"]);
    return Array.isArray(list) ? list.filter((name) => typeof name === "string") : [];
  });

/** Single pages without copy, when a similar file name exists. */
function pages(map: unknown, copies: readonly string[]): Names {
  const elsewhere = namesIn(map, []).filter((name) =>
    ["content", "copy"].some((key) => valueAt(map, [name, key]) !== undefined),
  );
  return { known: [...copies.filter((copy) => !copy.includes("/")), ...elsewhere], explain: noCopy };
}

/** Pages of a group without copy, when a similar file name exists. */
const slugs = (group: string, copies: readonly string[]): Names & { key: string } => ({
  key: "slug",
  known: copies.flatMap((copy) => after(copy, `${group}/`) ?? []).filter((name) => name !== "index"),
  explain: noCopy,
});

const noCopy = (written: string, meant: string): Omit<Problem, "place"> => ({
  code: "missing-content",
  severity: "error",
  message: `The page \`${written}\` has no copy`,
  why: `There is a file ${meant}.md that no page shows.`,
  hint: `Did you mean \`${meant}\`? Else rename the file.`,
});

const namesIn = (value: unknown, path: readonly PropertyKey[]): string[] => Object.keys(valueAt(value, path) ?? {});

const after = (text: string, start: string): string[] | undefined =>
  text.startsWith(start) ? [text.slice(start.length)] : undefined;

/** Paths of Markdown files below the content folder, without extension. */
function listCopies(root: string): string[] {
  try {
    const names = readdirSync(join(root, "countries/content"), { recursive: true, encoding: "utf8" });
    return names.flatMap((name) => (name.endsWith(".md") ? [name.slice(0, -3).replaceAll("\\", "/")] : []));
  } catch {
    return [];
  }
}
