import type { Lead } from "../site/lead.ts";
import type { KeptLead } from "./keptLead.ts";
import type { WaitingLead } from "./retryPolicy.ts";

const ALGORITHM = { name: "AES-GCM", length: 256 };

/** Makes a non-extractable key: scripts can store and use it, but not read it. */
export const makeLeadKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey(ALGORITHM, false, ["encrypt", "decrypt"]);

export async function encryptLead(key: CryptoKey, lead: KeptLead): Promise<Pick<WaitingLead, "sealed" | "iv">> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(lead));
  return { iv, sealed: await crypto.subtle.encrypt({ name: ALGORITHM.name, iv }, key, text) };
}

/** Decrypts a lead, possibly of an earlier version's format. @throws for another key, or changed data. */
export async function decryptLead(
  key: CryptoKey,
  { sealed, iv }: Pick<WaitingLead, "sealed" | "iv">,
): Promise<KeptLead | Lead> {
  const text = await crypto.subtle.decrypt({ name: ALGORITHM.name, iv }, key, sealed);
  return JSON.parse(new TextDecoder().decode(text)) as KeptLead | Lead;
}
