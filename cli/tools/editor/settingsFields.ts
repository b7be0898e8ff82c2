import type { EditorField } from "../../../runtime/site/editor.ts";
import { type ProjectSchemas, type Schema, isMap, jsonSchema, parseKey, valueAt } from "../../config/index.ts";
import { fieldsOf, type FieldPlace } from "./fieldOf.ts";

/** Larger schemas, in characters, are shown only when a file has a value. */
const MAX_SCHEMA_LENGTH = 5000;

/** Keys of network.yaml that only maintainers edit. */
const MAINTAINERS = ["defaults", "locked", "required", "suppressions"];

type IsShown = FieldPlace["isShown"];

/** Keys about services and hosts. They are shown only when they are used. */
const TECHNICAL = ["host", "contentApi", "store", "pull", "head", "analytics", "consent"];

/** Technical and large fields are shown only when the file or the network has a value. */
const isOffered: IsShown = (schema, { samples, inherited, path }) =>
  samples.length > 0 ||
  inherited !== undefined ||
  (!TECHNICAL.includes(path[0] ?? "") && JSON.stringify(schema).length <= MAX_SCHEMA_LENGTH);

const placeOf = (root: Schema, written: unknown, inherited: unknown, isShown: IsShown): FieldPlace => ({
  root,
  path: [],
  samples: [written],
  inherited,
  inList: false,
  isRequired: false,
  isShown,
});

/** The JSON Schemas that fields are made from. They are slow to make, so each is made once. */
export interface SettingsSchemas {
  country: Schema;
  network: Schema;
}

/** Without required keys: a file may inherit any of them. */
export const settingsSchemas = ({ country, network }: ProjectSchemas): SettingsSchemas => ({
  country: jsonSchema(country.partial()),
  network: jsonSchema(network.partial()),
});

/** The fields of a country's file, without those that network.yaml locks. */
export function countryFields(schema: Schema, written: unknown, network: unknown): EditorField[] {
  const locked = lockedKeys(network);
  const isShown: IsShown = (inner, place) =>
    isOffered(inner, place) && !locked.some((key) => key.every((step, index) => place.path[index] === step));
  return fieldsOf(schema, placeOf(schema, written, valueAt(network, ["defaults"]), isShown));
}

/** The fields of an overlay: only those that it has, because an overlay holds only differences. */
export function overlayFields(schema: Schema, written: unknown): EditorField[] {
  return fieldsOf(schema, placeOf(schema, written, undefined, isWritten));
}

/** The fields of network.yaml, with what countries share below `defaults`. */
export function networkFields({ network, country }: SettingsSchemas, written: unknown): EditorField[] {
  const own = fieldsOf(network, placeOf(network, written, undefined, isOffered));
  const defaults = valueAt(written, ["defaults"]);
  const shared = fieldsOf(country, placeOf(country, defaults, undefined, isWritten));
  return [
    ...(shared.length > 0
      ? [
          {
            name: "defaults",
            label: "Shared by all countries",
            hint: "The value for countries that don't have their own.",
            widget: "object" as const,
            required: false,
            fields: shared,
          },
        ]
      : []),
    ...own.filter(({ name }) => !MAINTAINERS.includes(name)),
  ];
}

/** Shows the keys of the file, and of maps in it also small missing ones. */
const isWritten: IsShown = (schema, place) =>
  place.path.length > 1 ? isOffered(schema, place) : place.samples.length > 0;

function lockedKeys(network: unknown): string[][] {
  const locked = valueAt(network, ["locked"]);
  if (!Array.isArray(locked)) return [];
  return locked.flatMap((guard: unknown) => {
    const key = isMap(guard) ? guard["key"] : guard;
    return typeof key === "string" ? [parseKey(key)] : [];
  });
}
