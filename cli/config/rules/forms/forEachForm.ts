import type { Found } from "../../../core/problems/problem.ts";
import { resolveForm, type ResolvedForm, formNames } from "../../resolveForm.ts";
import type { Config, SiteConfig, Rule } from "../../../model/config.ts";
import type { FormWrittenConfig } from "../../schema/forms/form.ts";

/** A form of a country, as written and resolved. */
type NamedForm = { name: string; written: FormWrittenConfig; resolved: ResolvedForm };

export const forEachCountry =
  (check: (site: SiteConfig, config: Config) => Found): Rule =>
  (config) =>
    config.countries.map((site) => check(site, config));

export const forEachForm = (check: (form: NamedForm, site: SiteConfig, config: Config) => Found): Rule =>
  forEachCountry((site, config) => {
    const { forms } = site.config;
    return formNames(forms).map((name) => {
      const written = forms.forms[name];
      return written && check({ name, written, resolved: resolveForm(forms, name) }, site, config);
    });
  });
