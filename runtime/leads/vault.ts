import type { Lead } from "../forms/payload.ts";
import type { WaitingLead } from "./policy.ts";

const ALGORITHM = { name: "AES-GCM", length: 256 };

/** A key that can be stored and used, and never read: not even by this site's own scripts. */
export const makeKey = (): Promise<CryptoKey> => crypto.subtle.generateKey(ALGORITHM, false, ["encrypt", "decrypt"]);

/** Encrypts a lead. */
export async function seal(key: CryptoKey, lead: Lead): Promise<Pick<WaitingLead, "sealed" | "iv">> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(lead));
  return { iv, sealed: await crypto.subtle.encrypt({ name: ALGORITHM.name, iv }, key, text) };
}

/** Decrypts a lead. @throws when it was sealed with another key or has been changed. */
export async function unseal(key: CryptoKey, { sealed, iv }: Pick<WaitingLead, "sealed" | "iv">): Promise<Lead> {
  const text = await crypto.subtle.decrypt({ name: ALGORITHM.name, iv }, key, sealed);
  return JSON.parse(new TextDecoder().decode(text)) as Lead;
}
