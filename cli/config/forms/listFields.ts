import type { FormsConfig } from "../schema/forms/index.ts";
import type { FormWrittenConfig } from "../schema/forms/form.ts";

/** A form by name; undefined if the country doesn't have it. */
export const formNamed = ({ forms }: FormsConfig, name: string): FormWrittenConfig | undefined =>
  (Object.hasOwn(forms, name) && forms[name]) || undefined;

/** Names of a country's forms. */
export const formNames = ({ forms }: FormsConfig): string[] => Object.keys(forms).filter((name) => forms[name]);

/** A form and those it extends, base form first. Stops at an unknown form or a cycle. */
export function formChain(config: FormsConfig, name: string): FormWrittenConfig[] {
  const chain: FormWrittenConfig[] = [];
  for (let form = formNamed(config, name); form && !chain.includes(form); form = nextForm(config, form))
    chain.unshift(form);
  return chain;
}

/** Whether a form's chain ends properly: no unknown form, no cycle. */
export const extendsToEnd = (config: FormsConfig, name: string): boolean =>
  formChain(config, name)[0]?.extends === undefined;

const nextForm = (config: FormsConfig, form: FormWrittenConfig) =>
  form.extends === undefined ? undefined : formNamed(config, form.extends);

/** Keys of a form's fields in order, including undefined ones. */
export function listFields(chain: readonly FormWrittenConfig[]): string[] {
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
