import type { Lead } from "../forms/lead.ts";
import type { SendConfig } from "../site/forms.ts";

/** A lead as it waits: with where and how its own form sends it, whatever form the page has that sends it in the end. */
export interface KeptLead {
  lead: Lead;
  send: SendConfig;
}

/**
 * Reads a lead that was kept. Browsers of visitors still hold leads of a version that kept names and values alone: all
 * forms then sent multipart to the content API.
 */
export function readKept(kept: KeptLead | Lead, contentApiBase: string): KeptLead {
  if (!Array.isArray(kept)) return kept;
  const url = `${contentApiBase}/contact/v1/send`;
  return { lead: kept, send: { url, as: "multipart", success: { status: 200, message: "success" } } };
}
