import type { DerivedField, EnquiryConfig, EnquiryField } from "../site/enquiry.ts";
import { shownFields } from "./fields.ts";

/** An enquiry as it is sent: names and values, in order. */
export type Lead = [name: EnquiryField | DerivedField, value: string][];

interface Source {
  config: Pick<EnquiryConfig, "fields" | "expanded" | "sourceby" | "variants">;
  /** Name of the form's variant, if it has one. */
  variant?: string;
  /** Address of the page with the form. */
  location: Pick<Location, "host" | "pathname" | "search">;
}

/**
 * Makes the lead of a form: the fields that it shows and the derived ones, nothing else (docs/behaviour.md, Enquiry: fields
 * sent). The dial code, the consent and the trap for bots are never sent.
 */
export function makeLead(values: Readonly<Record<string, unknown>>, source: Source): Lead {
  const typed = shownFields(source.config).map((field): Lead[number] => [field, textOf(values[field])]);
  return [...typed, ...derivedFields(source)];
}

const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

function derivedFields({ config, variant, location }: Source): Lead {
  const campaign = new URLSearchParams(location.search).get("utm_campaign");
  const sourceby = campaign ? "googleadwords" : config.sourceby === "always" ? "website" : undefined;
  const formtype = config.variants[variant ?? ""]?.formtype;
  const derived: [DerivedField, string | null | undefined][] = [
    ["utm_campaign", campaign],
    ["leadurl", location.host + location.pathname],
    ["sourceby", sourceby],
    ["formtype", formtype],
  ];
  return derived.filter((pair): pair is [DerivedField, string] => Boolean(pair[1]));
}

/** The multipart body of a lead. */
export function toFormData(lead: Lead): FormData {
  const body = new FormData();
  for (const [name, value] of lead) body.append(name, value);
  return body;
}
