import type { EditorConfig, EditorField } from "../../runtime/site/editor.ts";
import { replaceValues, type Values } from "./values.ts";
import { editMarkdown, readMarkdown } from "./markdown.ts";
import { noteEdit } from "./sendReadTexts.ts";
import { editYaml, readYaml } from "./yaml/editYaml.ts";

/** What the CMS does with a file: it reads values of the text, and writes them. */
type Methods = { fromFile(text: string): Values; toFile(content: Values): string };

/** The part of the CMS that formats of files are made known to. */
export interface FormatRegistry {
  registerCustomFormat(name: string, extension: string, methods: Methods): void;
}

/** Key under which a file's text goes through the CMS, so that it can be edited instead of written anew. */
const SOURCE = "_source";

const YAML = { read: readYaml, edit: editYaml };
const MARKDOWN = { read: readMarkdown, edit: editMarkdown };

/** Makes the formats of all files known to the CMS: each has its own, because each has its own fields. */
export function registerFormats(cms: FormatRegistry, { collections }: Pick<EditorConfig, "collections">): void {
  for (const { files = [], format, fields, public_folder: folder = "" } of collections) {
    for (const file of files) cms.registerCustomFormat(file.format, "yaml", methodsOf(YAML, file.fields, folder));
    if (format !== undefined && fields) cms.registerCustomFormat(format, "md", methodsOf(MARKDOWN, fields, folder));
  }
}

/** @param folder Where the CMS finds the pictures, which files call by their names. */
const methodsOf = ({ read, edit }: typeof YAML, fields: readonly EditorField[], folder: string): Methods => ({
  fromFile(text) {
    const values = read(text, fields);
    const shown = replaceValues(values, fields, (value, { widget }) =>
      widget === "image" && typeof value === "string" ? `${folder}/${value}` : value,
    );
    return { ...values, ...shown, [SOURCE]: text };
  },
  toFile(content) {
    const source = content[SOURCE];
    if (typeof source !== "string") return edit("", content, fields);
    const edited = edit(source, content, fields);
    noteEdit(source, edited);
    return edited;
  },
});
