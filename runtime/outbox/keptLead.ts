import type { Lead } from "../site/lead.ts";
import type { SendConfig } from "../site/forms.ts";

/** A lead as it waits: with where and how its own form sends it, whatever form the page has that sends it in the end. */
export interface KeptLead {
  lead: Lead;
  send: SendConfig;
}

/**
 * Reads a lead that was kept. Browsers of visitors still hold leads of a version that kept names and values alone: all
 * forms then sent multipart to the content API. Undefined for such a lead where there is no content API any more.
 */
export function readKept(kept: KeptLead | Lead, contentApiBase: string | undefined): KeptLead | undefined {
  if (!Array.isArray(kept)) return kept;
  if (contentApiBase === undefined) return undefined;
  const url = `${contentApiBase}/contact/v1/send`;
  return { lead: kept, send: { url, as: "multipart", success: { status: 200, message: "success" } } };
}
