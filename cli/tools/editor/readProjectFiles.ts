import { parseFileName, PULLED } from "../../config/countryFiles.ts";
import { isMap } from "../../config/isMap.ts";
import { valueAt } from "../../config/schema/check/valueAt.ts";
import { parseYaml } from "../../config/yaml/parseYaml.ts";
import { readCountryFiles } from "../../config/yaml/readSources.ts";
import { findSources, type Project } from "../../project.ts";

/** A YAML file of `countries/`. */
export interface SettingsFile {
  file: string;
  owner: string;
  /** Language of an overlay. */
  language: string | undefined;
  value: unknown;
}

/** The files of a project that the editor shows. */
export interface ProjectFiles {
  settings: SettingsFile[];
  /** Folders of Markdown files, from the project's root. */
  folders: string[];
}

/** Reads the settings, and finds the folders of copy. Files that can't be read are left out. */
export function readProjectFiles(project: Project): ProjectFiles {
  const settings = readCountryFiles(project.root).sources.flatMap((source): SettingsFile[] => {
    const { owner, language } = parseFileName(source.file);
    const { value: yaml } = parseYaml(source);
    return yaml && language !== PULLED ? [{ file: source.file, owner, language, value: yaml.value }] : [];
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
