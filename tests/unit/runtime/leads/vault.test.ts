import { describe, expect, it } from "vitest";
import type { Lead } from "../../../../runtime/forms/payload.ts";
import { makeKey, seal, unseal } from "../../../../runtime/leads/vault.ts";

const FAILED = /operation failed|operation-specific/i;
const lead: Lead = [
  ["your-name", "Ada Byron"],
  ["your-phone", "5550100"],
];

describe("vault", () => {
  it("gives back what was sealed", async () => {
    const key = await makeKey();
    expect(await unseal(key, await seal(key, lead))).toEqual(lead);
  });

  it("leaves nothing to read, and never the same twice", async () => {
    const key = await makeKey();
    const [first, second] = [await seal(key, lead), await seal(key, lead)];
    expect(Buffer.from(first.sealed).toString("latin1")).not.toMatch(/Ada|5550100|your-/);
    expect(Buffer.from(first.sealed).equals(Buffer.from(second.sealed))).toBe(false);
    expect(Buffer.from(first.iv).equals(Buffer.from(second.iv))).toBe(false);
  });

  it("makes a key that can't be taken out", async () => {
    const key = await makeKey();
    expect(key.extractable).toBe(false);
    await expect(crypto.subtle.exportKey("raw", key)).rejects.toThrow(/extractable/i);
  });

  it("refuses another key and a changed text", async () => {
    const key = await makeKey();
    const sealed = await seal(key, lead);
    await expect(unseal(await makeKey(), sealed)).rejects.toThrow(FAILED);
    new Uint8Array(sealed.sealed)[0]! ^= 1;
    await expect(unseal(key, sealed)).rejects.toThrow(FAILED);
  });
});
