import { describe, expect, it } from "vitest";
import type { KeptLead } from "../../../../runtime/outbox/keptLead.ts";
import { makeLeadKey, encryptLead, decryptLead } from "../../../../runtime/outbox/encryption.ts";

const FAILED = /operation failed|operation-specific/i;
const lead: KeptLead = {
  lead: [
    ["your-name", "Ada Byron"],
    ["your-phone", "5550100"],
  ],
  send: { url: "https://forms.example/x", as: "json", success: {} },
};

describe("lead encryption", () => {
  it("decrypts what was encrypted", async () => {
    const key = await makeLeadKey();
    expect(await decryptLead(key, await encryptLead(key, lead))).toEqual(lead);
  });

  it("hides the lead, and encrypts it differently each time", async () => {
    const key = await makeLeadKey();
    const [first, second] = [await encryptLead(key, lead), await encryptLead(key, lead)];
    expect(Buffer.from(first.sealed).toString("latin1")).not.toMatch(/Ada|5550100|your-|forms/);
    expect(Buffer.from(first.sealed).equals(Buffer.from(second.sealed))).toBe(false);
    expect(Buffer.from(first.iv).equals(Buffer.from(second.iv))).toBe(false);
  });

  it("makes a key that can't be exported", async () => {
    const key = await makeLeadKey();
    expect(key.extractable).toBe(false);
    await expect(crypto.subtle.exportKey("raw", key)).rejects.toThrow(/extractable/i);
  });

  it("refuses another key and a changed text", async () => {
    const key = await makeLeadKey();
    const sealed = await encryptLead(key, lead);
    await expect(decryptLead(await makeLeadKey(), sealed)).rejects.toThrow(FAILED);
    new Uint8Array(sealed.sealed)[0]! ^= 1;
    await expect(decryptLead(key, sealed)).rejects.toThrow(FAILED);
  });
});
