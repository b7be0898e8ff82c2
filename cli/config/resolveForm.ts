import type { Option } from "../../runtime/site/forms.ts";
import type { FieldConfig } from "./schema/forms/fields.ts";
import type { FormWrittenConfig, FormsConfig } from "./schema/forms/form.ts";
import type { NetworkConfig } from "./schema/network/network.ts";

/** A form by name; undefined if the country doesn't have it. */
export const formNamed = ({ forms }: FormsConfig, name: string): FormWrittenConfig | undefined =>
  (Object.hasOwn(forms, name) && forms[name]) || undefined;

export const formNames = ({ forms }: FormsConfig): string[] => Object.keys(forms).filter((name) => forms[name]);

/** A form and those it extends, base form first. Stops at an unknown form or a cycle. */
export function formChain(config: FormsConfig, name: string): FormWrittenConfig[] {
  const chain: FormWrittenConfig[] = [];
  for (let form = formNamed(config, name); form && !chain.includes(form); form = formNamed(config, form.extends ?? ""))
    chain.unshift(form);
  return chain;
}

/** Whether a form's chain ends properly: no unknown form, no cycle. */
export const hasCompleteChain = (config: FormsConfig, name: string): boolean =>
  formChain(config, name)[0]?.extends === undefined;

/** Keys of a form's fields in order, including undefined ones. */
function listFields(chain: readonly FormWrittenConfig[]): string[] {
  let keys: string[] = [];
  for (const { fields, omit, add } of chain) {
    keys = (fields ?? keys).filter((key) => !omit.includes(key));
    for (const { field, after } of add) {
      keys = keys.filter((key) => key !== field);
      const index = after === undefined ? -1 : keys.indexOf(after);
      keys.splice(index < 0 ? keys.length : index + 1, 0, field);
    }
  }
  return keys;
}

const DEFAULTS = {
  expanded: false,
  onFailure: "message" as "console" | "message",
  errorSummary: false,
  keepUndelivered: true,
};

type Settings = Pick<FormWrittenConfig, "send" | "thanks" | "messages" | "modal"> & typeof DEFAULTS;

export interface PlacedField {
  /** Key under `forms.fields`. */
  key: string;
  /** Name of its control, under which it is sent. */
  name: string;
  field: FieldConfig;
}

export type ResolvedForm = Settings & { fields: PlacedField[] };

/** Resolves a form. Undefined parts are omitted; rules report them. */
export function resolveForm(config: FormsConfig, name: string): ResolvedForm {
  const chain = formChain(config, name);
  const fields = listFields(chain).flatMap((key): PlacedField | [] => {
    const field = Object.hasOwn(config.fields, key) ? config.fields[key] : undefined;
    return field ? { key, name: field.send || key, field: overridden(key, field, chain) } : [];
  });
  return { ...chain.reduce<Settings>(inherit, DEFAULTS), fields };
}

/** The fields that a form shows and sends; extra ones only if expanded. */
export const usedFields = ({ fields, expanded }: ResolvedForm): PlacedField[] =>
  expanded ? fields : fields.filter(({ field }) => !("extra" in field && field.extra));

/** Keys that a form doesn't set are absent, and stay as they are. */
function inherit(from: Settings, form: FormWrittenConfig): Settings {
  const { extends: _, fields: _fields, omit: _omit, add: _add, override: _override, messages, ...own } = form;
  return { ...from, ...own, ...(messages && { messages: { ...from.messages, ...messages } }) };
}

/** A field with all overrides of a chain of forms. Rules check that they fit the field's type. */
function overridden(key: string, field: FieldConfig, chain: readonly FormWrittenConfig[]): FieldConfig {
  const changes = chain.map(({ override }) => (Object.hasOwn(override, key) ? override[key] : undefined));
  return Object.assign({}, field, ...changes) as FieldConfig;
}

/** The options of a field; undefined for an unknown list, which a rule reports. */
export function optionsOf({ optionLists }: NetworkConfig, written?: string | Option[]): Option[] | undefined {
  if (typeof written !== "string") return written;
  return Object.hasOwn(optionLists, written) ? optionLists[written] : undefined;
}
