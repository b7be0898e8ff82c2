import type { Option } from "../../../runtime/site/forms.ts";
import {
  type CountryFacts,
  type NetworkConfig,
  countryFacts,
  formNames,
  optionsOf,
  resolveForm,
  toSlug,
  usedFields,
  valueAt,
} from "../../config/index.ts";
import type { SiteConfig } from "../../model/config.ts";
import { type BegunCountry, isMost } from "./structure.ts";

interface FieldShape {
  key: string;
  /** A comment above it. */
  about: string;
  settings: Record<string, unknown>;
}

/** The fields that a country sets itself: its offices, regions and key. Other choices are copied. */
export function ownFields({ network, countries, models, speakers, facts, name, key }: BegunCountry): FieldShape[] {
  const keys = [...new Set([...models, ...countries].flatMap(({ config }) => Object.keys(config.forms.fields)))];
  return keys.flatMap((field): FieldShape | FieldShape[] => {
    const choices = (site: SiteConfig) => choicesOf(network, site, field);
    if (valueAt(network.defaults, ["forms", "fields", field, "options"]) === undefined) {
      const regional = countries.find((site) => areRegions(choices(site), site));
      if (regional && facts.regions.length > 0) return regions(field, facts, regional);
      const choosing = models.filter((site) => choices(site) && isUsed(site, field));
      if (isMost(choosing, models) && choosing[0]) {
        if (choosing.every((site) => areOffices(choices(site), site))) return offices(field, name, choosing);
        return copied(field, choices(choosing.find((site) => speakers.includes(site)) ?? choosing[0]) ?? []);
      }
    }
    const named = countries.filter((site) => {
      const shape = site.config.forms.fields[field];
      return shape?.type === "hidden" && shape.value === site.key;
    });
    return isMost(named, countries)
      ? { key: field, about: "The country's value in your backend.", settings: { value: key } }
      : [];
  });
}

/** The forms that ask for regions, with what they add: those of the country to copy, else of the first that has any. */
export function regionFields(fields: readonly FieldShape[], { countries, like }: BegunCountry) {
  const isOurs = ({ field }: { field: string }) => fields.some(({ key, about }) => key === field && about === REGIONS);
  const asking = (like ? [like] : countries).map(({ config: { forms } }) =>
    formNames(forms).flatMap((form) => {
      const { add = [] } = forms.forms[form] || {};
      return add.some(isOurs) ? [{ form, add }] : [];
    }),
  );
  return asking.find((forms) => forms.length > 0) ?? [];
}

const REGIONS = "States or regions, from ISO 3166-2.";

function regions(key: string, facts: CountryFacts, example: SiteConfig): FieldShape {
  const field = example.config.forms.fields[key];
  const texts = field && "options" in field && Array.isArray(field.options) ? field.options : [];
  const hasValues = texts.some(({ label, value }) => label !== value);
  const { compare } = new Intl.Collator("en");
  const names = facts.regions.map(({ name }) => name).sort(compare);
  const options = names.map((name) => (hasValues ? { label: name, value: toSlug(name).replaceAll("-", "_") } : name));
  return { key, about: REGIONS, settings: { options } };
}

function offices(key: string, name: string, countries: readonly SiteConfig[]): FieldShape {
  const chosen = countries.filter(({ config }) => {
    const field = config.forms.fields[key];
    return field && "default" in field && field.default !== undefined;
  });
  return {
    key,
    about: "The offices. If your backend uses another value, write { label: …, value: … }.",
    settings: { options: [name], ...(isMost(chosen, countries) && { default: name }) },
  };
}

const copied = (key: string, options: readonly Option[]): FieldShape => ({
  key,
  about: "The same choices as in another country. Remove those that don't apply here.",
  settings: { options: options.map(({ label, value }) => (label === value ? label : { label, value })) },
});

function choicesOf(network: NetworkConfig, { config }: SiteConfig, key: string): Option[] | undefined {
  const field = config.forms.fields[key];
  return field && "options" in field ? optionsOf(network, field.options) : undefined;
}

const isUsed = ({ config: { forms } }: SiteConfig, key: string): boolean =>
  formNames(forms).some((form) => usedFields(resolveForm(forms, form)).some((field) => field.key === key));

function areRegions(choices: readonly Option[] | undefined, { config }: SiteConfig): boolean {
  const names = new Set((countryFacts(config.code ?? "")?.regions ?? []).map(({ name }) => toSlug(name)));
  const found = (choices ?? []).filter(({ label }) => names.has(toSlug(label)));
  return choices !== undefined && found.length > 2 && isMost(found, choices);
}

function areOffices(choices: readonly Option[] | undefined, { config }: SiteConfig): boolean {
  const names = new Set([config.name, ...config.contacts.offices.flatMap(({ name, region }) => [name, region])]);
  return choices !== undefined && choices.every(({ label }) => names.has(label));
}
