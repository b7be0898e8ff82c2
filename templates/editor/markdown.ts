import { stringify } from "yaml";
import type { EditorField } from "../../runtime/site/editor.ts";
import { knownValues, type Values, valuesToWrite } from "./values.ts";
import { editYaml, readYaml } from "./yaml/editYaml.ts";

/** Name of the field of the text below the front matter. */
const BODY = "body";

/** A Markdown file: the front matter without its lines of hyphens, what is between, and the text. */
const FILE = /^---\n(?<front>[^]*?\n)??(?<end>---[ \t]*(?:\n\s*|$))(?<body>[^]*)$/;

function parts(text: string): { front: string; end: string; body: string } {
  const { front = "", end = "", body = text } = FILE.exec(text)?.groups ?? {};
  return { front, end, body };
}

/** The values of a Markdown file that have fields. */
export function readMarkdown(text: string, fields: readonly EditorField[]): Values {
  const { front, body } = parts(text);
  return { ...readYaml(front, fields), ...(body.trim() !== "" && { [BODY]: body.trimEnd() }) };
}

/** A Markdown file with other values; of the front matter only what was changed, and of the text the lines that were. */
export function editMarkdown(text: string, values: Values, fields: readonly EditorField[]): string {
  const front = fields.filter(({ name }) => name !== BODY);
  const body = withPictureNames(typeof values[BODY] === "string" ? values[BODY] : "");
  if (text === "") {
    const written = valuesToWrite(knownValues(values, front), front);
    return `---\n${stringify(written, { lineWidth: 0 })}---\n\n${body.trim()}\n`;
  }
  const old = parts(text);
  const isSameBody = body.trim() === old.body.trim();
  const edited = editYaml(old.front, values, front);
  const gap = old.body === "" && body !== "" ? `${old.end.trimEnd()}\n\n` : old.end;
  return `---\n${edited}${gap}${isSameBody ? old.body : `${body.trim()}\n`}`;
}

/** The CMS writes paths of pictures that it has put into a text, and copy names their files. */
const withPictureNames = (body: string): string =>
  body.replace(/(!\[[^\]]*\]\(<?)[^\s()<>]*?countries\/images\/[^/\s()]+\/(?=[^\s()]+)/g, "$1");
