import type { EditorConfig, EditorField } from "../../../../runtime/site/editor.ts";

/** How many levels of maps an outline shows. */
const LEVELS = 4;

/** The configuration of the editor, short enough to be read: a line for each key at the top of a file. */
export function outline({ collections }: EditorConfig): string {
  const seen = new Map<string, string>();
  const fieldsOnce = (fields: readonly EditorField[], name: string): string[] => {
    const lines = fields.map((field) => `    ${describe(field, 1)}`);
    const same = seen.get(lines.join("\n"));
    if (same !== undefined) return [`    as ${same}`];
    seen.set(lines.join("\n"), name);
    return lines;
  };
  return `${collections
    .flatMap(({ label, files = [], folder, fields }) => [
      label,
      ...files.flatMap(({ file, fields: inner }) => [`  ${file}`, ...fieldsOnce(inner, file)]),
      ...(folder !== undefined && fields ? [`  ${folder}/`, ...fieldsOnce(fields, folder)] : []),
    ])
    .join("\n")}\n`;
}

function describe({ name, label, widget, required, fields, field, types }: EditorField, level: number): string {
  const shared = label.endsWith("(shared)") ? " (shared)" : "";
  const inner = types ? types.map((type) => `${type.name} ${describeAll(type.fields, level)}`).join(" | ") : "";
  const what = inner || (field ? field.widget : describeAll(fields, level));
  return `${name}${required ? "*" : ""}${shared}: ${widget}${what === "" ? "" : ` ${what}`}`;
}

const describeAll = (fields: readonly EditorField[] = [], level: number): string =>
  fields.length === 0
    ? ""
    : level >= LEVELS
      ? "{ … }"
      : `{ ${fields.map((inner) => describe(inner, level + 1)).join(", ")} }`;
