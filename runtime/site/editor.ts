import type { Words } from "./words.ts";

/** A field in the configuration of Sveltia CMS and Decap CMS. */
export interface EditorField {
  name: string;
  widget: EditorWidget;
  label: string;
  /** Text below the field. */
  hint?: string;
  required?: boolean;
  default?: unknown;
  /** `auto`: collapsed when it has a value. */
  collapsed?: "auto";
  /** Label of an entry of a list. */
  label_singular?: string;
  /** Text of a collapsed entry of a list. */
  summary?: string;
  /** Keys of a map, or of each map in a list. */
  fields?: EditorField[];
  /** An entry of a list that isn't a map. */
  field?: EditorField;
  /** Kinds of maps in a list, by their key `type`. */
  types?: EditorField[];
  options?: { label: string; value: string | number }[];
  value_type?: "int" | "float";
  /** A date without time. */
  type?: "date";
  format?: string;
  time_format?: false;
  choose_url?: boolean;
  /** A regular expression for the text, and the error message. */
  pattern?: [pattern: string, message: string];
}

export type EditorWidget = Words<"boolean datetime image list number object select string text">;

type EditorFile = Record<"name" | "label" | "file" | "format", string> & { fields: EditorField[] };

/** A group of files, or all Markdown files of a folder. These are the settings that code reads. */
export interface EditorCollection {
  name: string;
  label: string;
  media_folder: string;
  public_folder: string;
  /** Files of settings. */
  files?: EditorFile[];
  /** Folder of pages or posts. */
  folder?: string;
  format?: string;
  fields?: EditorField[];
  /** A file of the folder that isn't a post. */
  index_file?: { name: string; label: string; fields: EditorField[] };
  [setting: string]: unknown;
}

export interface EditorConfig {
  backend: Record<"name" | "repo" | "branch", string> &
    Partial<Record<"base_url" | "api_root" | "app_id" | "auth_type", string>>;
  media_folder: string;
  collections: EditorCollection[];
  [setting: string]: unknown;
}

/** Name of the `<meta>` element with the token for the API of `sitegen dev`. */
export const EDITOR_TOKEN = "editor-token";

/** Backend of the editor on a local machine, which `sitegen dev` emulates. */
export const LOCAL_BACKEND = "gitea";
