import type { Lead } from "../site/lead.ts";
import type { KeptLead } from "./keptLead.ts";
import type { WaitingLead } from "./retryPolicy.ts";

const ALGORITHM = { name: "AES-GCM", length: 256 };

/** Makes a key that this site's scripts can store and use, but never read. */
export const makeLeadKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey(ALGORITHM, false, ["encrypt", "decrypt"]);

/** Encrypts a lead. */
export async function encryptLead(key: CryptoKey, lead: KeptLead): Promise<Pick<WaitingLead, "sealed" | "iv">> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(lead));
  return { iv, sealed: await crypto.subtle.encrypt({ name: ALGORITHM.name, iv }, key, text) };
}

/** Decrypts a lead, which an earlier version may have kept. @throws when it was encrypted with another key or has been changed. */
export async function decryptLead(
  key: CryptoKey,
  { sealed, iv }: Pick<WaitingLead, "sealed" | "iv">,
): Promise<KeptLead | Lead> {
  const text = await crypto.subtle.decrypt({ name: ALGORITHM.name, iv }, key, sealed);
  return JSON.parse(new TextDecoder().decode(text)) as KeptLead | Lead;
}
