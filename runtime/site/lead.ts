import type { Field, HiddenValue } from "./forms.ts";

/** Values of a form by field name: texts, and whether a checkbox is checked. */
export type FormValues = Record<string, string | boolean | null | undefined>;

/** The data to send: names and values, in order. */
export type Lead = [name: string, value: string][];

type FormPage = { location: Record<"host" | "origin" | "pathname" | "search", string>; title: string };

type Source = FormPage & { fields: readonly Field[]; shown: ReadonlySet<string> };

/** Makes a form's lead from its visible and `hidden` fields, without those that are never sent. */
export function makeLead(values: Readonly<FormValues>, { fields, shown, ...page }: Source): Lead {
  return fields.flatMap((field): Lead => {
    const { name } = field;
    if (field.type === "hidden") {
      const value = hiddenValue(field.value, page);
      return value ? [[name, value]] : [];
    }
    if (field.unsent || !shown.has(name)) return [];
    if (field.type === "checkbox") return values[name] ? [[name, field.value]] : [];
    const value = values[name];
    return [[name, typeof value === "string" ? value.trim() : ""]];
  });
}

const FACTS: Record<Extract<HiddenValue, { page: unknown }>["page"], (page: FormPage) => string> = {
  address: ({ location }) => location.host + location.pathname,
  url: ({ location }) => location.origin + location.pathname,
  path: ({ location }) => location.pathname,
  title: ({ title }) => title,
};

function hiddenValue(value: HiddenValue, page: FormPage): string | undefined {
  if (typeof value === "string") return value;
  if ("page" in value) return FACTS[value.page](page);
  const parameter = new URLSearchParams(page.location.search).get(value.query);
  return parameter ? (value.present ?? parameter) : value.absent;
}
