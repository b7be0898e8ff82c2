import type { EditorField } from "../../../runtime/site/editor.ts";
import { NETWORK, type ProjectSchemas, isMap, jsonSchema, parseKey, valueAt } from "../../config/index.ts";
import { type FieldPlace, topFields } from "./fieldOf.ts";
import type { SettingsFile } from "./readProjectFiles.ts";

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

/** Shows the keys of the file, and of maps in it also small missing ones. */
const isWritten: IsShown = (schema, place) =>
  place.path.length > 1 ? isOffered(schema, place) : place.samples.length > 0;

/** The JSON Schemas that fields are made from. They are slow to make, so each is made once. */
export type SettingsSchemas = ReturnType<typeof settingsSchemas>;

/** Without required keys: a file may inherit any of them. */
export const settingsSchemas = ({ country, network }: ProjectSchemas) => ({
  country: jsonSchema(country.partial()),
  network: jsonSchema(network.partial()),
});

/** The fields of a file of settings. An overlay has only those that it sets, a country none that network.yaml locks. */
export function settingsFields(
  { owner, language, value }: SettingsFile,
  network: unknown,
  schemas: SettingsSchemas,
): EditorField[] {
  const samples = [value];
  const schema = owner === NETWORK ? schemas.network : schemas.country;
  if (language !== undefined) return topFields(schema, { samples, isShown: isWritten });
  const defaults = valueAt(network, ["defaults"]);
  if (owner === NETWORK) {
    const own = topFields(schema, { samples, isShown: isOffered }).filter(({ name }) => !MAINTAINERS.includes(name));
    const fields = topFields(schemas.country, { samples: [defaults], isShown: isWritten });
    return fields.length === 0 ? own : [{ ...SHARED, fields }, ...own];
  }
  const locked = lockedKeys(network);
  return topFields(schema, {
    samples,
    inherited: defaults,
    isShown: (inner, place) =>
      isOffered(inner, place) && !locked.some((key) => key.every((step, index) => place.path[index] === step)),
  });
}

/** What countries share. */
const SHARED: EditorField = {
  name: "defaults",
  label: "Shared by all countries",
  hint: "The value for countries that don't have their own.",
  widget: "object",
  required: false,
};

function lockedKeys(network: unknown): string[][] {
  const locked = valueAt(network, ["locked"]);
  if (!Array.isArray(locked)) return [];
  return locked.flatMap((guard: unknown) => {
    const key = isMap(guard) ? guard["key"] : guard;
    return typeof key === "string" ? [parseKey(key)] : [];
  });
}
