/** A field of the editor in the browser, as Sveltia CMS and Decap CMS read it. */
export interface EditorField {
  name: string;
  widget: EditorWidget;
  label: string;
  /** What is below the field. */
  hint?: string;
  required?: boolean;
  /** What is shown where the file says nothing. */
  default?: unknown;
  /** `auto`: closed where it has something. */
  collapsed?: "auto";
  /** What a list calls one of its entries. */
  label_singular?: string;
  /** What an entry of a list is called while it is closed. */
  summary?: string;
  /** Keys of a map, or of each map of a list. */
  fields?: EditorField[];
  /** What each entry of a list is, where it is no map. */
  field?: EditorField;
  /** The kinds of maps in a list, told apart by their key `type`. */
  types?: EditorField[];
  options?: { label: string; value: string | number }[];
  multiple?: boolean;
  value_type?: "int" | "float";
  /** A day without a time. */
  type?: "date";
  format?: string;
  time_format?: false;
  choose_url?: boolean;
  /** What a text matches, and what is said where it does not. */
  pattern?: [pattern: string, message: string];
}

export type EditorWidget =
  | "boolean"
  | "datetime"
  | "image"
  | "list"
  | "number"
  | "object"
  | "select"
  | "string"
  | "text";

/** One file that is edited. */
export interface EditorFile {
  name: string;
  label: string;
  file: string;
  format: string;
  fields: EditorField[];
}

/** What is edited together: some files, or all Markdown files of a folder. */
export interface EditorCollection {
  name: string;
  label: string;
  label_singular?: string;
  description: string;
  icon: string;
  media_folder: string;
  public_folder: string;
  /** Files of settings. */
  files?: EditorFile[];
  /** Folder of pages or posts. */
  folder?: string;
  format?: string;
  fields?: EditorField[];
  /** A file of the folder that is no post. */
  index_file?: { name: string; label: string; fields: EditorField[] };
  create?: boolean;
  delete?: boolean;
  duplicate?: boolean;
  identifier_field?: string;
  slug?: string;
  summary?: string;
  sortable_fields?: { fields: string[]; default?: { field: string; direction: "Ascending" | "Descending" } };
}

/** The configuration of the editor. */
export interface EditorConfig {
  backend: {
    name: string;
    repo: string;
    branch: string;
    base_url?: string;
    api_root?: string;
    app_id?: string;
    auth_type?: string;
  };
  app_title: string;
  media_folder: string;
  public_folder: string;
  media_libraries: { default: { config: { max_file_size: number; slugify_filename: boolean } } };
  slug: { encoding: "ascii"; clean_accents: boolean; sanitize_replacement: string };
  editor: { preview: boolean };
  output: { omit_empty_optional_fields: boolean };
  collections: EditorCollection[];
}

/** Name of the meta element in which the server of `sitegen dev` says the token of its API. */
export const EDITOR_TOKEN = "editor-token";

/** The one backend that an editor on this machine has: `sitegen dev` answers in its place. */
export const LOCAL_BACKEND = "gitea";
