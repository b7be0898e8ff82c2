import type { EditorField } from "../../../runtime/site/editor.ts";
import { isMap } from "../../config/isMap.ts";
import { parseKey } from "../../config/keyPath.ts";
import { valueAt } from "../../config/schema/check/valueAt.ts";
import { Country } from "../../config/schema/country.ts";
import { jsonSchema } from "../../config/schema/jsonSchema.ts";
import { Network } from "../../config/schema/network.ts";
import { type FieldPlace, fieldsOf } from "./fields/fieldOf.ts";
import type { Schema } from "./fields/schemaChoice.ts";

/** The largest schema, in characters, of a map or list that is offered where no file has it yet. */
const MOST_OFFERED = 5000;

/** Keys of network.yaml that are rules about files, for who maintains them. */
const MAINTAINERS = ["defaults", "locked", "required", "suppressions"];

type IsShown = FieldPlace["isShown"];

/** Keys about services and hosts, which are offered only where they are in use. */
const TECHNICAL = ["host", "contentApi", "store", "pull", "head", "analytics", "consent"];

/** What is large is offered only where the file or the network has it: a form that has everything shows nothing. */
const isOffered: IsShown = (schema, { samples, inherited, path }) =>
  samples.length > 0 ||
  inherited !== undefined ||
  (!TECHNICAL.includes(path[0] ?? "") && JSON.stringify(schema).length <= MOST_OFFERED);

const placeOf = (root: Schema, written: unknown, inherited: unknown, isShown: IsShown): FieldPlace => ({
  root,
  path: [],
  samples: [written],
  inherited,
  inList: false,
  isRequired: false,
  isShown,
});

/** The JSON Schemas that fields are made from, of which each takes a while to make. */
export interface SettingsSchemas {
  country: Schema;
  network: Schema;
}

/** Nothing is required: each file may leave to another what that says. */
export const settingsSchemas = (): SettingsSchemas => ({
  country: jsonSchema(Country.partial()),
  network: jsonSchema(Network.partial()),
});

/** The fields of a country's file; without those that `locked` of the network says, and all that is in them. */
export function countryFields(schema: Schema, written: unknown, network: unknown): EditorField[] {
  const locked = lockedKeys(network);
  const isShown: IsShown = (inner, place) =>
    isOffered(inner, place) && !locked.some((key) => key.every((step, index) => place.path[index] === step));
  return fieldsOf(schema, placeOf(schema, written, valueAt(network, ["defaults"]), isShown));
}

/** The fields of the file of a further language: those that it has, because each language says only what differs. */
export function overlayFields(schema: Schema, written: unknown): EditorField[] {
  return fieldsOf(schema, placeOf(schema, written, undefined, isWritten));
}

/** The fields of network.yaml; what countries share is below `defaults`. */
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
            hint: "What a country does not say itself.",
            widget: "object" as const,
            required: false,
            fields: shared,
          },
        ]
      : []),
    ...own.filter(({ name }) => !MAINTAINERS.includes(name)),
  ];
}

/** Of the keys of the file those that are there; of maps in it all that are small. */
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
