import type { Problem } from "../../../core/problems/problem.ts";
import { resolveForm, type ResolvedForm, formNames } from "../../resolveForm.ts";
import type { Config, SiteConfig, Rule } from "../../../model/config.ts";
import type { FormWrittenConfig } from "../../schema/forms/form.ts";

/** A form of a country, as written and resolved. */
export interface NamedForm {
  name: string;
  written: FormWrittenConfig;
  resolved: ResolvedForm;
}

export const forEachCountry =
  (check: (site: SiteConfig, config: Config) => Problem[]): Rule =>
  (config) =>
    config.countries.flatMap((site) => check(site, config));

export const forEachForm = (check: (form: NamedForm, site: SiteConfig, config: Config) => Problem[]): Rule =>
  forEachCountry((site, config) => listForms(site).flatMap((form) => check(form, site, config)));

function listForms({ config: { forms } }: SiteConfig): NamedForm[] {
  return formNames(forms).flatMap((name) => {
    const written = forms.forms[name];
    return written ? [{ name, written, resolved: resolveForm(forms, name) }] : [];
  });
}
