import { type EditorConfig, LOCAL_BACKEND } from "../../../runtime/site/editor.ts";
import type { Project } from "../../project.ts";
import { editorCollections } from "./collections.ts";
import { readProjectFiles } from "./readProjectFiles.ts";

/** The largest picture that the editor takes, in bytes. */
const MOST_BYTES = 10_000_000;

export type Backend = EditorConfig["backend"];

/** The backend of an editor that `sitegen dev` serves: its own API at this address. */
export const localBackend = (api: string): Backend => ({
  name: LOCAL_BACKEND,
  repo: "local/project",
  branch: "main",
  base_url: api,
  api_root: api,
});

interface Options {
  project: Project;
  /** Countries that the user named; all when none is. */
  countries: readonly string[];
  backend: Backend;
}

/** The configuration of the editor, made from the schemas that validate, and what the files have. */
export const editorConfig = ({ project, countries, backend }: Options): EditorConfig => ({
  backend,
  app_title: "Editor",
  media_folder: "/countries/images/shared",
  public_folder: "/countries/images/shared",
  media_libraries: { default: { config: { max_file_size: MOST_BYTES, slugify_filename: true } } },
  slug: { encoding: "ascii", clean_accents: true, sanitize_replacement: "-" },
  editor: { preview: false },
  output: { omit_empty_optional_fields: true },
  collections: editorCollections(readProjectFiles(project), countries),
});
