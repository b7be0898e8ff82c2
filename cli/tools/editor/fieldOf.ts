import type { EditorField } from "../../../runtime/site/editor.ts";
import { type Schema, isListChange, isMap, itemOf, typeOf, variantsOf } from "../../config/index.ts";
import { chosenSchema } from "./schemaChoice.ts";
import { labelOf, plainText, sharedHint, summaryOf } from "./readProjectFiles.ts";

/** Where a field is, and its values in the files. */
export interface FieldPlace {
  /** The whole schema, which `$ref` refers to. */
  root: Schema;
  /** Keys from the root to the field. */
  path: readonly string[];
  /** The value in the file. In a list: the values of all entries. */
  samples: readonly unknown[];
  /** The network's value, which the file can override. */
  inherited: unknown;
  inList: boolean;
  isRequired: boolean;
  /** Whether the editor shows a field here. */
  isShown(schema: Schema, place: FieldPlace): boolean;
}

/** The fields of a file or a part of it. Without values in the file, `samples` is empty. */
export const topFields = (
  schema: Schema,
  place: Pick<FieldPlace, "isShown" | "samples"> & { inherited?: unknown },
): EditorField[] =>
  fieldsOf(schema, { root: schema, path: [], inherited: undefined, inList: false, isRequired: false, ...place });

const fieldsOf = (schema: Schema, place: FieldPlace): EditorField[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, written]) => {
    if (typeof written === "boolean") return [];
    const inner = inside(place, name, schema.required?.includes(name) === true);
    return fieldOf(name, written, inner) ?? [];
  });

/** The field of a key. Undefined when the editor can't show it. */
function fieldOf(name: string, written: Schema, place: FieldPlace): EditorField | undefined {
  // In the CMS a dot separates the steps of a path.
  if (/[.\s]/.test(name) || written.const !== undefined) return undefined;
  if (place.samples.length === 0 && isRecursive(written)) return undefined;
  const schema = chosenSchema(written, place.root, place.samples);
  if (!schema || !place.isShown(schema, place)) return undefined;
  const shape = SHAPES[schema.enum ? "string" : String(schema.type)]?.(schema, place);
  if (!shape) return undefined;
  const { inherited, samples, path, isRequired } = place;
  // A checkbox must not remove a whole part of the settings.
  const isWhole = shape.widget === "object" && path.length === 1 && samples.length > 0;
  const hint = [plainText(schema.description ?? ""), sharedHint(inherited)].filter(Boolean).join(" ");
  return {
    name,
    label: inherited !== undefined && samples.length === 0 ? `${labelOf(name)} (shared)` : labelOf(name),
    ...(hint !== "" && { hint }),
    required: isWhole || (inherited === undefined && isMandatory(schema, isRequired)),
    ...shape,
  };
}

/** True for a schema that can contain itself, such as a menu in a menu. It gets as many levels as the file has. */
const isRecursive = (schema: Schema): boolean => JSON.stringify(schema).includes('"$ref"');

/** The default "" marks a text that has to be written. A required list may be empty unless it has `minItems`. */
const isMandatory = ({ type, minItems = 0, default: value }: Schema, isRequired: boolean): boolean =>
  value === "" || (isRequired && (type !== "array" || minItems > 0));

function inside(place: FieldPlace, name: string, isRequired: boolean): FieldPlace {
  const maps = place.samples.filter(isMap);
  const samples = maps.flatMap((map) => (map[name] === undefined ? [] : [map[name]]));
  return {
    ...place,
    path: [...place.path, name],
    samples,
    inherited: isMap(place.inherited) ? place.inherited[name] : undefined,
    // A map in the file that lacks the key has it from another file.
    isRequired: isRequired && (place.inList || maps.length === 0 || samples.length > 0),
  };
}

type Shape = Pick<EditorField, "widget"> & Partial<EditorField>;

const SHAPES: Record<string, (schema: Schema, place: FieldPlace) => Shape | undefined> = {
  string: textShape,
  boolean: ({ default: value }, { inherited }) => ({ widget: "boolean", default: inherited ?? value ?? false }),
  integer: numberShape("int"),
  number: numberShape("float"),
  object: mapShape,
  array: listShape,
};

/** A map with the keys of its schema, or with names that the project has chosen, which are those in the file. */
function mapShape(schema: Schema, place: FieldPlace): Shape | undefined {
  const { additionalProperties: each } = schema;
  const names = typeof each === "object" && !place.inList ? Object.keys(place.samples.find(isMap) ?? {}) : [];
  const own = names.filter((name) => !(name in (schema.properties ?? {})));
  const chosen = own.flatMap((name) => {
    const field = typeof each === "object" ? fieldOf(name, each, inside(place, name, false)) : undefined;
    return field ? [{ ...field, label: name }] : [];
  });
  const fields = [...fieldsOf(schema, place), ...chosen];
  return fields.length === 0 ? undefined : { widget: "object", collapsed: "auto", fields };
}

const LIST = { widget: "list", label_singular: "entry" } as const;

function listShape(schema: Schema, place: FieldPlace): Shape | undefined {
  const [sample] = place.samples;
  if (!place.inList && isListChange(sample)) return listChangeShape(schema, place);
  const items = itemOf(schema);
  if (!items) return undefined;
  const samples = place.samples.flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []));
  const entry: FieldPlace = { ...place, samples, inherited: undefined, inList: true, isRequired: true };
  const kinds = variantsOf(items);
  if (kinds.length > 0 && kinds.every((kind) => typeOf(kind) !== undefined))
    return { ...LIST, collapsed: "auto", types: kinds.map((kind) => kindField(kind, entry)) };
  const field = fieldOf("item", items, entry);
  if (!field) return undefined;
  if (field.widget !== "object") return { ...LIST, field: { ...field, label: "Entry" } };
  const { fields = [] } = field;
  return { ...LIST, collapsed: "auto", ...summaryOf(fields), fields };
}

/** A list change: the file adds to the shared list. */
function listChangeShape(schema: Schema, place: FieldPlace): Shape | undefined {
  const [change] = place.samples;
  const added = { ...place, samples: isListChange(change) && change.add !== undefined ? [change.add] : [] };
  const add = listShape(schema, { ...added, inherited: undefined });
  return (
    add && { widget: "object", fields: [{ name: "add", label: "Added to the shared ones", required: false, ...add }] }
  );
}

function kindField(kind: Schema, place: FieldPlace): EditorField {
  const name = typeOf(kind) ?? "";
  const samples = place.samples.filter((sample) => isMap(sample) && sample["type"] === name);
  return { name, label: labelOf(name), widget: "object", fields: fieldsOf(kind, { ...place, samples }) };
}

function textShape(
  { contentMediaType, format, pattern, patternErrorMessage, enum: choices, default: value }: Schema,
  { inherited }: FieldPlace,
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
        // JSON Schema uses the flag `u`. In the CMS only a pattern between slashes can have flags.
        ...(pattern !== undefined && {
          pattern: [`/${pattern}/u`, withoutYaml(String(patternErrorMessage ?? `Write ${pattern}`))],
        }),
      };
}

/** Removes advice about quotation marks from a message: the CMS writes them itself. */
const withoutYaml = (message: string): string =>
  message.replace(/,? (?:and )?in quotation marks|; [^;]*YAML[^.]*/g, "");

function numberShape(value_type: "int" | "float") {
  return ({ default: value }: Schema, { inherited = value }: FieldPlace): Shape => ({
    widget: "number",
    value_type,
    ...(inherited !== undefined && { default: inherited }),
  });
}
