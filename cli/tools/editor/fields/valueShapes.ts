import type { EditorField } from "../../../../runtime/site/editor.ts";
import type { Schema } from "./schemaChoice.ts";
import { labelOf } from "./words.ts";

/** What a kind of schema becomes, without what all fields have. */
export type Shape = Pick<EditorField, "widget"> & Partial<EditorField>;

/** What the network says that the file may replace. */
interface Inherited {
  inherited: unknown;
}

/** Fields of single values, by the type of their schema. */
export const VALUE_SHAPES: Record<string, (schema: Schema, place: Inherited) => Shape> = {
  string: textShape,
  boolean: ({ default: value }, { inherited }) => ({ widget: "boolean", default: inherited ?? value ?? false }),
  integer: (schema, place) => numberShape(schema, place, "int"),
  number: (schema, place) => numberShape(schema, place, "float"),
};

function textShape(
  { contentMediaType, format, pattern, patternErrorMessage, enum: choices, default: value }: Schema,
  { inherited }: Inherited,
): Shape {
  const preset = inherited ?? value;
  if (choices)
    return {
      widget: "select",
      options: choices.map((value) => ({ label: labelOf(String(value)), value: value as string | number })),
      ...(preset !== undefined && { default: preset }),
    };
  if (contentMediaType === "image/*") return { widget: "image", choose_url: false };
  if (contentMediaType !== undefined) return { widget: "text" };
  return format === "date"
    ? { widget: "datetime", type: "date", format: "YYYY-MM-DD", time_format: false }
    : {
        widget: "string",
        // As JSON Schema reads it; the CMS takes a text without slashes for one that knows no Unicode.
        ...(pattern !== undefined && {
          pattern: [`/${pattern}/u`, withoutYaml(String(patternErrorMessage ?? `Write ${pattern}`))],
        }),
      };
}

/** The CMS writes the quotation marks that YAML needs. */
const withoutYaml = (message: string): string =>
  message.replace(/,? (?:and )?in quotation marks|; [^;]*YAML[^.]*/g, "");

const numberShape = ({ default: value }: Schema, { inherited }: Inherited, value_type: "int" | "float"): Shape => ({
  widget: "number",
  value_type,
  ...((inherited ?? value) !== undefined && { default: inherited ?? value }),
});
