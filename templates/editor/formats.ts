import type { EditorCollection, EditorConfig, EditorField } from "../../runtime/site/editor.ts";
import { replaceValues, type Values } from "./values.ts";
import { editMarkdown, readMarkdown } from "./markdown.ts";
import { noteEdit } from "./sendReadTexts.ts";
import { editYaml, readYaml } from "./yaml/editYaml.ts";

/** The part of the CMS that formats of files are made known to. */
export interface FormatRegistry {
  registerCustomFormat(
    name: string,
    extension: string,
    methods: { fromFile(text: string): Values; toFile(content: Values): string },
  ): void;
}

/** Key under which a file's text goes through the CMS, so that it can be edited instead of written anew. */
const SOURCE = "_source";

/** `pictures` is the folder that pictures are shown from. */
type Format = { name: string; extension: "md" | "yaml"; fields: readonly EditorField[]; pictures: string };

/** Makes the formats of all files known to the CMS: each has its own, because each has its own fields. */
export function registerFormats(cms: FormatRegistry, { collections }: Pick<EditorConfig, "collections">): void {
  for (const format of collections.flatMap(formatsOf))
    cms.registerCustomFormat(format.name, format.extension, {
      fromFile: (text) => readFile(text, format),
      toFile: (content) => writeFile(content, format),
    });
}

function formatsOf({ files = [], format, fields, public_folder: pictures = "" }: EditorCollection): Format[] {
  return [
    ...files.map((file) => ({ name: file.format, extension: "yaml" as const, fields: file.fields, pictures })),
    ...(format !== undefined && fields ? [{ name: format, extension: "md" as const, fields, pictures }] : []),
  ];
}

/** What the CMS gets of a file: the values that it has fields for, with paths of pictures for names, and the text. */
function readFile(text: string, { extension, fields, pictures }: Format): Values {
  const values = extension === "md" ? readMarkdown(text, fields) : readYaml(text, fields);
  const shown = replaceValues(values, fields, (value, { widget }) =>
    widget === "image" && typeof value === "string" ? `${pictures}/${value}` : value,
  );
  return { ...values, ...shown, [SOURCE]: text };
}

/** The text of a file with what the CMS has. */
function writeFile(content: Values, { extension, fields }: Format): string {
  const source = content[SOURCE];
  const text = typeof source === "string" ? source : "";
  const edited = extension === "md" ? editMarkdown(text, content, fields) : editYaml(text, content, fields);
  if (typeof source === "string") noteEdit(source, edited);
  return edited;
}
