import {
  NETWORK,
  PULLED,
  isCommon,
  isMap,
  parseFileName,
  parseYaml,
  readCountryFiles,
  segmentChain,
  valueAt,
} from "../../config/index.ts";
import { findSources, type Project } from "../../core/project.ts";
import type { EditorField } from "../../../runtime/site/editor.ts";

/** A YAML file of `countries/`. */
export interface SettingsFile {
  file: string;
  owner: string;
  language: string | undefined;
  value: unknown;
}

/** Reads the settings, and finds the folders of Markdown files. Files that can't be read are left out. */
export function readProjectFiles(project: Project) {
  const settings = readCountryFiles(project.root).sources.flatMap((source): SettingsFile | [] => {
    const { owner, language } = parseFileName(source.file);
    const { value: yaml } = parseYaml(source);
    return yaml && language !== PULLED ? { file: source.file, owner, language, value: yaml.value } : [];
  });
  const copy = [...findSources(project).keys()].filter((file) => /^countries\/content\/.*\.md$/.test(file));
  const folders = new Set(copy.map((file) => file.slice(0, file.lastIndexOf("/"))));
  return { settings, folders: [...folders].toSorted() };
}

/** The map at a path, else an empty one. */
export function mapAt(value: unknown, path: readonly string[]): Record<string, unknown> {
  const found = valueAt(value, path);
  return isMap(found) ? found : {};
}

/** An owner of files: a country, or the network. */
export type Owner = ReturnType<typeof listOwners>[number];

export type CopyFolder = ReturnType<typeof listCopyFolders>[number];

/** The network, then the named countries. Without names: all countries. */
export function listOwners(settings: readonly SettingsFile[], countries: readonly string[]) {
  const filesOf = (key: string) =>
    settings
      .filter(({ owner }) => owner === key)
      .toSorted((a, b) => (a.language ?? "").localeCompare(b.language ?? ""));
  const all = settings.filter(({ owner, language }) => language === undefined && !isCommon(owner));
  const named = all.filter(({ owner }) => countries.length === 0 || countries.includes(owner));
  return [
    { label: "Shared", isNetwork: true, folder: "shared", files: filesOf(NETWORK) },
    ...named.map(({ owner, value }) => ({
      label: String(valueAt(value, ["name"]) ?? labelOf(owner)),
      isNetwork: false,
      folder: owner,
      files: filesOf(owner),
    })),
  ];
}

/** The folders of copy of an owner, also those of collections without posts. `language` is that of a translation. */
export function listCopyFolders(owner: Owner, folders: readonly string[], network: unknown) {
  const own = `countries/content/${owner.folder}`;
  const settings = owner.files.find(({ language }) => language === undefined)?.value;
  const isCollection = (group: string | undefined) =>
    group !== undefined && !owner.isNetwork && valueAt(network, ["groups", group, "collection"]) !== undefined;
  const begun = Object.keys(mapAt(settings, ["groups"])).filter(isCollection);
  const found = folders.filter((name) => name === own || name.startsWith(`${own}/`));
  const languages = new Set([settings, mapAt(network, ["defaults"])].flatMap(languagesOf));
  return [...new Set([...found, ...begun.map((group) => `${own}/${group}`)])].toSorted().map((path) => {
    const steps = path.split("/").slice(3);
    const language = languages.has(steps[0] ?? "") ? steps[0] : undefined;
    const group = language === undefined ? steps[0] : steps[1];
    return { path, language, group, isPosts: isCollection(group) };
  });
}

/** Names that folders of the country's languages can have. */
function languagesOf(settings: unknown): string[] {
  const languages = valueAt(settings, ["languages"]);
  return Array.isArray(languages) ? languages.flatMap((tag: unknown) => segmentChain(String(tag))) : [];
}

/** Labels of keys that are not clear by themselves. */
const LABELS: Readonly<Record<string, string>> = {
  e164: "Number for links",
  to: "Link",
  href: "Link",
  alt: "What the picture shows",
  metadesc: "Description for search results",
  whatsapp: "WhatsApp",
  toc: "Table of contents",
  faq: "Questions and answers",
};

/** The label of a key: `dialCode` becomes `Dial code`. */
export function labelOf(key: string): string {
  const known = LABELS[key];
  if (known !== undefined) return known;
  const words = key.replace(/[-_]+/g, " ").replace(/(?<=[a-z\d])(?=[A-Z])/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1).replace(/\B[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
}

/** A description without code marks, and without HTML tags. */
export const plainText = (text: string): string => text.replaceAll("`", "").replace(/<([^<>]*)>/g, "[$1]");

const MAX_LENGTH = 80;

/** A field's hint about the shared value. */
export function sharedHint(inherited: unknown): string | undefined {
  if (inherited === undefined) return undefined;
  if (typeof inherited === "object")
    return "All countries share this value. A value written here replaces it in this country.";
  const text = String(inherited);
  const shown = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
  return `Shared by all countries: “${shown}”. A value written here replaces it in this country.`;
}

/** Keys that identify an entry of a list, best first. */
const NAMES = ["title", "name", "label", "question", "heading", "text", "slug", "value"];

/** The summary of a closed entry of a list. */
export function summaryOf(fields: readonly EditorField[]): Pick<EditorField, "summary"> {
  const name = NAMES.find((key) => fields.some((field) => field.name === key));
  return name === undefined ? {} : { summary: `{{fields.${name}}}` };
}
