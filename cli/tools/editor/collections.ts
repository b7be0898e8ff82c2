import type { EditorCollection, EditorField, EditorFile } from "../../../runtime/site/editor.ts";
import { NETWORK } from "../../config/countryFiles.ts";
import { valueAt } from "../../config/schema/check/valueAt.ts";
import { copyFields, pageFields, postFields } from "./copyFields.ts";
import { labelOf } from "./fields/words.ts";
import { type CopyFolder, listCopyFolders, listOwners, type Owner } from "./owners.ts";
import { mapAt, type ProjectFiles, type SettingsFile } from "./readProjectFiles.ts";
import {
  countryFields,
  networkFields,
  overlayFields,
  settingsSchemas,
  type SettingsSchemas,
} from "./settingsFields.ts";

/** What all collections are made from. */
interface Made {
  network: unknown;
  schemas: SettingsSchemas;
  fields: EditorField[];
}

/** What is edited together, for the network and each country: settings, then pages and posts by their folders. */
export function editorCollections(project: ProjectFiles, countries: readonly string[]): EditorCollection[] {
  const network = project.settings.find(({ owner, language }) => owner === NETWORK && language === undefined)?.value;
  const made: Made = { network, schemas: settingsSchemas(), fields: copyFields() };
  return listOwners(project, countries).flatMap((owner) => [
    settingsCollection(owner, made),
    ...listCopyFolders(owner, project, network).map((folder) => copyCollection(owner, folder, made)),
  ]);
}

function settingsCollection({ isNetwork, label, folder, files }: Owner, made: Made): EditorCollection {
  return {
    name: `settings-${folder}`,
    label: `${label}: settings`,
    description: isNetwork
      ? "What is changed here changes every country that does not say it itself."
      : "Fields marked as shared show what all countries have; what is written here replaces it in this country.",
    icon: isNetwork ? "public" : "flag",
    ...picturesOf(folder),
    files: files.map((file) => settingsFile(file, isNetwork, made)),
  };
}

function settingsFile({ file, language, value }: SettingsFile, isNetwork: boolean, made: Made): EditorFile {
  const { schemas, network } = made;
  const fields =
    language !== undefined
      ? overlayFields(isNetwork ? schemas.network : schemas.country, value)
      : isNetwork
        ? networkFields(schemas, value)
        : countryFields(schemas.country, value, network);
  return {
    name: language ?? "settings",
    label: language === undefined ? "Settings" : `Settings (${language})`,
    file,
    format: file,
    fields,
  };
}

function copyCollection(owner: Owner, copy: CopyFolder, { network, fields }: Made): EditorCollection {
  const { path, isPosts, group, language } = copy;
  const { folder, isNetwork, label } = owner;
  const what = group === undefined ? "pages" : String(valueAt(network, ["groups", group, "label"]) ?? labelOf(group));
  const categories = mapAt(network, ["groups", group ?? "", "collection", "categories"]);
  return {
    name: path.replace("countries/content/", "copy-").replaceAll("/", "-"),
    label: `${label}${language === undefined ? "" : ` (${language})`}: ${what}`,
    label_singular: isPosts ? "Post" : "Page",
    description: isNetwork ? "Every country shows these pages that has none of its own." : `The files of ${path}.`,
    icon: isPosts ? "news" : "description",
    ...picturesOf(folder),
    folder: path,
    format: path,
    identifier_field: "title",
    // Which pages there are, the settings say: only posts come and go as files.
    create: isPosts,
    delete: isPosts,
    duplicate: false,
    slug: "{{title}}",
    sortable_fields: isPosts
      ? { fields: ["date", "title"], default: { field: "date", direction: "Descending" } }
      : { fields: ["title"] },
    fields: isPosts ? postFields(fields, categories) : pageFields(fields),
    // The copy of the list is no post.
    ...(isPosts && { index_file: { name: "index", label: "List of posts", fields: pageFields(fields) } }),
  };
}

const picturesOf = (folder: string) => ({
  media_folder: `/countries/images/${folder}`,
  public_folder: `/countries/images/${folder}`,
});
