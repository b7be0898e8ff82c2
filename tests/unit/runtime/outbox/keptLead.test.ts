import { expect, it } from "vitest";
import type { Lead } from "../../../../runtime/site/lead.ts";
import { decryptLead, encryptLead, makeLeadKey } from "../../../../runtime/outbox/encryption.ts";
import { type KeptLead, readKept } from "../../../../runtime/outbox/keptLead.ts";

const lead: Lead = [["your-name", "Ada"]];

it("a lead keeps where and how its form sends it", () => {
  const kept: KeptLead = { lead, send: { url: "https://forms.example/x", as: "json", success: { ok: true } } };
  expect(readKept(kept, "https://cms.example")).toEqual(kept);
});

it("a lead of an earlier version has nowhere to go without content API", () =>
  expect(readKept(lead as unknown as KeptLead, undefined)).toBeUndefined());

it("a lead of an earlier version, names and values alone, is sent to the content API", async () => {
  const key = await makeLeadKey();
  const stored = await encryptLead(key, lead as unknown as KeptLead);
  expect(readKept(await decryptLead(key, stored), "https://cms.example/wp-json")).toEqual({
    lead,
    send: {
      url: "https://cms.example/wp-json/contact/v1/send",
      as: "multipart",
      success: { status: 200, message: "success" },
    },
  });
});
