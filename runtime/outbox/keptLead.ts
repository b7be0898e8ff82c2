import type { Lead } from "../site/lead.ts";
import type { SendConfig } from "../site/forms.ts";

/** A stored lead with the settings of its form, because it may be sent from a page with another form. */
export interface KeptLead {
  lead: Lead;
  send: SendConfig;
}

/**
 * Converts leads of an earlier version, which browsers may still store: they have only names and values, because all
 * forms sent multipart to the content API. Undefined for such a lead if there is no content API any more.
 */
export function readKept(kept: KeptLead | Lead, contentApiBase: string | undefined): KeptLead | undefined {
  if (!Array.isArray(kept)) return kept;
  if (contentApiBase === undefined) return undefined;
  const url = `${contentApiBase}/contact/v1/send`;
  return { lead: kept, send: { url, as: "multipart", success: { status: 200, message: "success" } } };
}
