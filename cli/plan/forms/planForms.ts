import type {
  Condition,
  DialCode,
  Field,
  FormConfig,
  Option,
  SendConfig,
  TelField,
  Thanks,
} from "../../../runtime/site/forms.ts";
import {
  formNames,
  optionsOf,
  resolveForm,
  usedFields,
  type PlacedField,
  type ResolvedForm,
} from "../../config/resolveForm.ts";
import type { FieldConfig } from "../../config/schema/forms/fields.ts";
import { serviceOn } from "../../config/routes/siteHosts.ts";
import type { SiteContext } from "../../model/siteContext.ts";
import type { Config } from "../../model/config.ts";

/** The URL that a form is sent to. Undefined if the content API isn't configured, which a rule reports. */
function sendUrl({ contentApi }: Config["network"], to: string): string | undefined {
  if (to !== "contentApi") return to;
  return contentApi && `${contentApi.base}/contact/v1/send`;
}

/** The URLs that forms of all countries are sent to. */
export function listSendUrls({ network, countries }: Pick<Config, "network" | "countries">): string[] {
  const urls = countries.flatMap(({ config: { forms } }) =>
    formNames(forms).flatMap((name) => {
      const { send } = resolveForm(forms, name);
      return (send && sendUrl(network, send.to)) ?? [];
    }),
  );
  return [...new Set(urls)];
}

/** A site's forms by name, as the browser gets them. */
export function planForms(context: SiteContext): Record<string, FormConfig> {
  const { forms } = context.site.config;
  return Object.fromEntries(
    formNames(forms).flatMap((name): [string, FormConfig][] => {
      const resolved = resolveForm(forms, name);
      const { onFailure, errorSummary, keepUndelivered, messages, modal } = resolved;
      const thanks = planThanks(context, resolved);
      const send = planSend(context, resolved, thanks);
      if (!send) return [];
      const used = usedFields(resolved);
      const fields = used.map((field) => planField(context, field, used));
      const summary = errorSummary || undefined;
      return [[name, { fields, send, thanks, onFailure, errorSummary: summary, keepUndelivered, messages, modal }]];
    }),
  );
}

/** Undefined for a form without an address, which a rule reports. */
function planSend({ config, host }: SiteContext, { send }: ResolvedForm, thanks: Thanks): SendConfig | undefined {
  if (!send) return undefined;
  const { to, as, success, identity, thanksParameter = to === "contentApi" && "thanks" } = send;
  const written = sendUrl(config.network, to);
  if (written === undefined) return undefined;
  const url = serviceOn(host, written);
  const action = thanksParameter && "page" in thanks ? addParameter(url, thanksParameter, thanks.page) : undefined;
  return { url, as, success, identity, action };
}

/** Adds a query parameter. The path in its value stays readable. */
const addParameter = (url: string, name: string, path: string): string =>
  `${url}${url.includes("?") ? "&" : "?"}${name}=${encodeURIComponent(path).replaceAll("%2F", "/")}`;

function planThanks({ routes, site }: SiteContext, { thanks }: ResolvedForm): Thanks {
  if (thanks && "message" in thanks) return thanks;
  const page = thanks
    ? routes.find(site.key, thanks.page)
    : routes.ofSite(site.key).find(({ template }) => template === "thank-you");
  return page ? { page: page.path } : {};
}

/** A form field as the browser gets it. `fields` are all fields of the form. */
function planField(context: SiteContext, { name, field }: PlacedField, fields: readonly PlacedField[]): Field {
  if (field.type === "hidden") return { type: "hidden", name, value: field.value };
  const base = {
    name,
    label: field.label,
    hint: field.hint,
    required: field.required || undefined,
    unsent: field.send === false || undefined,
    showWhen: field.showWhen && conditions(field.showWhen, fields),
    messages: field.messages,
  };
  switch (field.type) {
    case "checkbox":
      return { type: field.type, ...base, value: tickedValue(field), checked: field.checked || undefined };
    case "select":
      return { type: field.type, ...base, ...choices(context, field), autocomplete: field.autocomplete };
    case "radio":
      return { type: field.type, ...base, ...choices(context, field) };
    default: {
      const { default: initial, autocomplete, pattern, minLength, maxLength } = field;
      const written = { ...base, default: initial || undefined, autocomplete, pattern, minLength, maxLength };
      if (field.type === "email") return { type: field.type, ...written, checkFormat: field.checkFormat || undefined };
      if (field.type === "textarea") return { type: field.type, ...written, rows: field.rows };
      if (field.type !== "tel") return { type: field.type, ...written };
      return { type: field.type, ...written, dialCodes: field.dialCodes && planDialCodes(context, field.dialCodes) };
    }
  }
}

type Shown = Exclude<FieldConfig, { type: "hidden" }>;
type Checkbox = Extract<Shown, { type: "checkbox" }>;
type Choice = Extract<FieldConfig, { type: "select" | "radio" }>;

/** The options and the default, if the form still has that option. */
function choices({ config }: SiteContext, field: Choice): { options: Option[]; default?: string } {
  const options = optionsOf(config.network, field.options) ?? [];
  const isOption = options.some(({ value }) => value === field.default);
  return { options, default: isOption ? field.default || undefined : undefined };
}

/** A ticked checkbox's value; the browser's default if it isn't sent. */
const tickedValue = ({ send, value }: Checkbox): string => (send === false ? "on" : value);

/** Conditions for showing a field. A ticked checkbox has its value, an unticked one an empty string. */
function conditions(showWhen: NonNullable<Shown["showWhen"]>, fields: readonly PlacedField[]): Condition[] {
  return Object.entries(showWhen).flatMap(([key, values]) => {
    const found = fields.find((other) => other.key === key);
    if (!found) return [];
    const { name, field } = found;
    const ticked = field.type === "checkbox" ? tickedValue(field) : "";
    return [{ name, values: values.map((value) => (typeof value === "string" ? value : value ? ticked : "")) }];
  });
}

type WrittenPicker = NonNullable<Extract<FieldConfig, { type: "tel" }>["dialCodes"]>;

/** The picker of the dial codes of all countries, the site's own first; undefined if no country has a dial code. */
function planDialCodes(
  { config: { countries }, site, network }: SiteContext,
  { label, complete }: WrittenPicker,
): TelField["dialCodes"] | undefined {
  const others = countries.filter(({ key }) => key !== site.country);
  const names = new Map(network.sites.map((entry) => [entry.key, entry.name]));
  const options = [site, ...others].flatMap(({ country, config: { code, name, dialCode } }): DialCode | [] =>
    dialCode === undefined ? [] : { country: code, name: names.get(country) ?? name, code: dialCode },
  );
  if (options.length === 0) return undefined;
  return { label, options, none: site.config.dialCode === undefined || undefined, complete: complete || undefined };
}
