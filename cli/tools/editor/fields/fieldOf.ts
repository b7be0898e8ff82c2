import type { EditorField } from "../../../../runtime/site/editor.ts";
import { isMap } from "../../../config/isMap.ts";
import { isListChange } from "../../../config/listChange.ts";
import { chosenSchema, type Schema, typeOf, variantsOf } from "./schemaChoice.ts";
import { type Shape, VALUE_SHAPES } from "./valueShapes.ts";
import { labelOf, plainText, sentences, sharedHint, summaryOf } from "./words.ts";

/** Where a field is, and what the files say there. */
export interface FieldPlace {
  /** The whole schema, which has the parts that others refer to. */
  root: Schema;
  /** Keys on the way here. */
  path: readonly string[];
  /** What the file says here; of an entry of a list, what all entries say. */
  samples: readonly unknown[];
  /** What the network says that the file may replace. */
  inherited: unknown;
  inList: boolean;
  isRequired: boolean;
  /** Whether there is to be a field. */
  isShown(schema: Schema, place: FieldPlace): boolean;
}

/** The fields of the keys of a map. */
export const fieldsOf = (schema: Schema, place: FieldPlace): EditorField[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, written]) => {
    if (typeof written === "boolean") return [];
    const inner = inside(place, name, schema.required?.includes(name) === true);
    return fieldOf(name, written, inner) ?? [];
  });

/** The field of a key; none where the editor has no way to show it. */
function fieldOf(name: string, written: Schema, place: FieldPlace): EditorField | undefined {
  // The CMS takes dots for steps of a path.
  if (/[.\s]/.test(name) || written.const !== undefined) return undefined;
  if (place.samples.length === 0 && holdsItself(written)) return undefined;
  const schema = chosenSchema(written, place.root, place.samples);
  if (!schema || !place.isShown(schema, place)) return undefined;
  const shape = shapeOf(schema, place);
  if (!shape) return undefined;
  const { inherited, samples, path, isRequired } = place;
  // A part of the settings that is there can't be taken away by one tick.
  const isWhole = shape.widget === "object" && path.length === 1 && samples.length > 0;
  const hint = sentences(schema.description && plainText(schema.description), sharedHint(inherited));
  return {
    name,
    label: inherited !== undefined && samples.length === 0 ? `${labelOf(name)} (shared)` : labelOf(name),
    ...(hint !== "" && { hint }),
    required: isWhole || (inherited === undefined && hasToBeWritten(schema, isRequired)),
    ...shape,
  };
}

/** True for what can hold itself, such as a menu in a menu: it has as many levels as the file has. */
const holdsItself = (schema: Schema): boolean => JSON.stringify(schema).includes('"$ref"');

/** An empty text by default stands for one that has to be written; a list that may be empty need not be. */
const hasToBeWritten = ({ type, minItems = 0, default: value }: Schema, isRequired: boolean): boolean =>
  value === "" || (isRequired && (type !== "array" || minItems > 0));

function inside(place: FieldPlace, name: string, isRequired: boolean): FieldPlace {
  const maps = place.samples.filter(isMap);
  const samples = maps.flatMap((map) => (map[name] === undefined ? [] : [map[name]]));
  return {
    ...place,
    path: [...place.path, name],
    samples,
    inherited: isMap(place.inherited) ? place.inherited[name] : undefined,
    // A map that is there without it has it from another file.
    isRequired: isRequired && (place.inList || maps.length === 0 || samples.length > 0),
  };
}

const SHAPES: Record<string, (schema: Schema, place: FieldPlace) => Shape | undefined> = {
  ...VALUE_SHAPES,
  object: mapShape,
  array: listShape,
};

const shapeOf = (schema: Schema, place: FieldPlace): Shape | undefined =>
  SHAPES[schema.enum ? "string" : String(schema.type)]?.(schema, place);

/** A map: of keys that its schema names, or of those that the project has chosen, which are the ones in the file. */
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

/** Lists have many names, and the button that adds to them one: "Add entry". */
const ENTRY = { label_singular: "entry" };

function listShape(schema: Schema, place: FieldPlace): Shape | undefined {
  const [sample] = place.samples;
  if (!place.inList && isListChange(sample)) return listChangeShape(schema, place);
  const { items } = schema;
  if (typeof items !== "object" || Array.isArray(items)) return undefined;
  const samples = place.samples.flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []));
  const entry: FieldPlace = { ...place, samples, inherited: undefined, inList: true, isRequired: true };
  const kinds = variantsOf(items);
  if (kinds.length > 0 && kinds.every((kind) => typeOf(kind) !== undefined))
    return { widget: "list", ...ENTRY, collapsed: "auto", types: kinds.map((kind) => kindField(kind, entry)) };
  const field = fieldOf("item", items, entry);
  if (!field) return undefined;
  return field.widget === "object"
    ? { widget: "list", ...ENTRY, collapsed: "auto", ...summaryOf(field.fields ?? []), fields: field.fields ?? [] }
    : { widget: "list", ...ENTRY, field: { ...field, label: "Entry" } };
}

/** A list that the file changes, instead of writing it whole. */
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
  return {
    name,
    label: labelOf(name),
    widget: "object",
    fields: fieldsOf(kind, { ...place, samples }),
  };
}
