import {
  type EditorCollection,
  type EditorField,
  LOCAL_BACKEND,
  type EditorConfig,
} from "../../../runtime/site/editor.ts";
import { NETWORK, type ProjectSchemas, jsonSchema, valueAt } from "../../config/index.ts";
import { topFields } from "./fieldOf.ts";
import {
  listCopyFolders,
  listOwners,
  mapAt,
  type CopyFolder,
  type Owner,
  readProjectFiles,
  labelOf,
} from "./readProjectFiles.ts";
import { settingsFields, settingsSchemas, type SettingsSchemas } from "./settingsFields.ts";
import type { Project } from "../../core/project.ts";

function settingsCollection(
  { isNetwork, label, folder, files }: Owner,
  network: unknown,
  schemas: SettingsSchemas,
): EditorCollection {
  return {
    name: `settings-${folder}`,
    label: `${label}: settings`,
    description: isNetwork
      ? "A change here affects every country that does not have its own value."
      : "Fields marked as shared show the value for all countries. A value written here replaces it in this country.",
    icon: isNetwork ? "public" : "flag",
    ...picturesOf(folder),
    files: files.map((written) => ({
      name: written.language ?? "settings",
      label: written.language === undefined ? "Settings" : `Settings (${written.language})`,
      file: written.file,
      format: written.file,
      fields: settingsFields(written, network, schemas),
    })),
  };
}

function copyCollection(owner: Owner, copy: CopyFolder, network: unknown, fields: EditorField[]): EditorCollection {
  const { path, isPosts, group, language } = copy;
  const { folder, isNetwork, label } = owner;
  const what = group === undefined ? "pages" : String(valueAt(network, ["groups", group, "label"]) ?? labelOf(group));
  const categories = mapAt(network, ["groups", group ?? "", "collection", "categories"]);
  return {
    name: path.replace("countries/content/", "copy-").replaceAll("/", "-"),
    label: `${label}${language === undefined ? "" : ` (${language})`}: ${what}`,
    label_singular: isPosts ? "Post" : "Page",
    description: isNetwork ? "Every country without its own version shows these pages." : `The files of ${path}.`,
    icon: isPosts ? "news" : "description",
    ...picturesOf(folder),
    folder: path,
    format: path,
    identifier_field: "title",
    // The settings decide which pages exist. Only posts are added and removed as files.
    create: isPosts,
    delete: isPosts,
    duplicate: false,
    slug: "{{title}}",
    sortable_fields: isPosts
      ? { fields: ["date", "title"], default: { field: "date", direction: "Descending" } }
      : { fields: ["title"] },
    fields: isPosts ? fields.map((field) => postField(field, categories)) : pageFields(fields),
    // The copy of the list page is not a post.
    ...(isPosts && { index_file: { name: "index", label: "List of posts", fields: pageFields(fields) } }),
  };
}

const picturesOf = (folder: string) => ({
  media_folder: `/countries/images/${folder}`,
  public_folder: `/countries/images/${folder}`,
});

const POST_KEYS = ["date", "updated", "author", "category"];

/** Keys that commands or maintainers write. */
const NOT_EDITED = ["sourceHash", "extends"];

/** Required keys of posts. Pages may lack them when they extend shared copy or are translations. */
const REQUIRED = ["title", "description", "summary"];

const BODY: EditorField = {
  name: "body",
  label: "Text",
  hint: "Markdown. Lines that you don't edit stay unchanged.",
  widget: "text",
  required: false,
};

/** The most used keys. The others follow in the order of their schema. */
const FIRST = [
  "title",
  "heading",
  "label",
  "description",
  "summary",
  "body",
  "picture",
  "date",
  "category",
  "sections",
];

function copyFields({ frontMatter }: ProjectSchemas): EditorField[] {
  const fields = [...topFields(jsonSchema(frontMatter), { samples: [], isShown: () => true }), BODY];
  const rank = ({ name }: EditorField) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);
  return fields.filter(({ name }) => !NOT_EDITED.includes(name)).toSorted((one, other) => rank(one) - rank(other));
}

const pageFields = (fields: readonly EditorField[]): EditorField[] =>
  fields.filter(({ name }) => !POST_KEYS.includes(name)).map((field) => ({ ...field, required: false }));

function postField(field: EditorField, categories: Readonly<Record<string, unknown>>): EditorField {
  if (field.name === "date") return { ...field, required: true, default: "{{now}}" };
  if (field.name !== "category") return { ...field, required: REQUIRED.includes(field.name) };
  const options = Object.entries(categories).map(([value, label]) => ({ value, label: String(label) }));
  return { ...field, required: false, ...(options.length > 0 && { widget: "select", options }) };
}

/** Size of the largest picture that the editor accepts. */
const MAX_PICTURE_BYTES = 10_000_000;

export type Backend = EditorConfig["backend"];

/** The backend of the editor of `sitegen dev`: the server's own API. */
export const localBackend = (api: string): Backend => ({
  name: LOCAL_BACKEND,
  repo: "local/project",
  branch: "main",
  base_url: api,
  api_root: api,
});

interface Options {
  project: Project;
  /** Countries to edit. Empty: all. */
  countries: readonly string[];
  backend: Backend;
  schemas: ProjectSchemas;
}

/**
 * Makes the editor's configuration from the schemas of the files, and their present values. The network and each country
 * have their settings, then their folders of copy.
 */
export function editorConfig({ project, countries, backend, schemas }: Options): EditorConfig {
  const { settings, folders } = readProjectFiles(project);
  const network = settings.find(({ owner, language }) => owner === NETWORK && language === undefined)?.value;
  const ofSettings = settingsSchemas(schemas);
  const fields = copyFields(schemas);
  return {
    backend,
    app_title: "Editor",
    ...picturesOf("shared"),
    media_libraries: { default: { config: { max_file_size: MAX_PICTURE_BYTES, slugify_filename: true } } },
    slug: { encoding: "ascii", clean_accents: true, sanitize_replacement: "-" },
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    collections: listOwners(settings, countries).flatMap((owner) => [
      settingsCollection(owner, network, ofSettings),
      ...listCopyFolders(owner, folders, network).map((folder) => copyCollection(owner, folder, network, fields)),
    ]),
  };
}
