import { LOCAL_BACKEND, type EditorConfig } from "../../../runtime/site/editor.ts";
import type { ProjectSchemas } from "../../config/index.ts";
import type { Project } from "../../core/project.ts";
import { editorCollections } from "./collections.ts";
import { readProjectFiles } from "./readProjectFiles.ts";

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

/** Makes the editor's configuration from the schemas of the files, and their present values. */
export const editorConfig = ({ project, countries, backend, schemas }: Options): EditorConfig => ({
  backend,
  app_title: "Editor",
  media_folder: "/countries/images/shared",
  public_folder: "/countries/images/shared",
  media_libraries: { default: { config: { max_file_size: MAX_PICTURE_BYTES, slugify_filename: true } } },
  slug: { encoding: "ascii", clean_accents: true, sanitize_replacement: "-" },
  editor: { preview: false },
  output: { omit_empty_optional_fields: true },
  collections: editorCollections(readProjectFiles(project), countries, schemas),
});
