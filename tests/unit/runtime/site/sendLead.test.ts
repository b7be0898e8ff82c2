import { describe, expect, it, vi } from "vitest";
import { sendLead } from "../../../../runtime/site/sendLead.ts";
import type { Lead } from "../../../../runtime/site/lead.ts";
import type { SendConfig } from "../../../../runtime/site/forms.ts";

const lead: Lead = [["your-name", "Ada"]];
const send: SendConfig = {
  url: "/api/contact/v1/send",
  as: "multipart",
  success: { status: 200, message: "success" },
};

/** Answers the next call with this. */
function answer(body: string, status = 200) {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
  fetch.mockResolvedValue(new Response(body, { status }));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

describe("sendLead", () => {
  it("posts a multipart body without extra headers", async () => {
    const fetch = answer('{"status":200,"message":"success"}');
    expect(await sendLead(send, lead, "id-1")).toEqual({ delivered: true });
    expect(fetch).toHaveBeenCalledTimes(1);
    const [to, init] = fetch.mock.lastCall ?? [];
    expect(to).toBe("/api/contact/v1/send");
    expect(Object.keys(init ?? {}).sort()).toEqual(["body", "method", "signal"]);
    expect(init?.method).toBe("POST");
    const body = init?.body as FormData;
    expect([...body]).toEqual(lead);
  });

  it.each([
    // In the form's own keys, or at least in JSON, the service says no.
    ['{"status":200,"message":"fail"}', 200, "refused"],
    ['{"status":"200","message":"success"}', 200, "refused"],
    ['{"status":500,"message":"success"}', 200, "refused"],
    ['{"status":500,"message":"error"}', 500, "refused"],
    ['{"status":200,"message":"success"}', 500, "refused"],
    ['{"status":429,"message":"slow down"}', 429, "refused"],
    ['{"message":"success"}', 200, "refused"],
    ['"success"', 200, "refused"],
    ["[]", 200, "refused"],
    ["null", 200, "refused"],
    ['{"code":"rest_invalid_param"}', 400, "refused"],
    ["<h1>Forbidden</h1>", 403, "refused"],
    // Another answers in its place.
    ["", 200, "unavailable"],
    ["<!doctype html><title>Success</title>", 200, "unavailable"],
    ['{"status":200,"mess', 200, "unavailable"],
    ['{"code":"rest_no_route"}', 404, "unavailable"],
    ["", 408, "unavailable"],
    ["Too many requests", 429, "unavailable"],
    ["<h1>There has been a critical error</h1>", 500, "unavailable"],
    ["<h1>Bad gateway</h1>", 502, "unavailable"],
    ['{"code":"rest_error"}', 503, "unavailable"],
    ["", 504, "unavailable"],
  ] as const)("takes %s with HTTP %i as a failure: %s", async (body, status, failure) => {
    answer(body, status);
    expect(await sendLead(send, lead, "id-1")).toMatchObject({ delivered: false, failure });
  });

  it("takes an answer that breaks off for none", async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new TypeError("network error")) });
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(body)));
    expect(await sendLead(send, lead, "id-1")).toMatchObject({ delivered: false, failure: "unanswered" });
  });

  it("takes a network error as a failure without an answer", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    expect(await sendLead(send, lead, "id-1")).toMatchObject({ delivered: false, failure: "unanswered" });
  });

  it("gives up on an answer that doesn't come", async () => {
    vi.stubGlobal(
      "fetch",
      (_url: string, { signal }: RequestInit) =>
        new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason as Error))),
    );
    expect(await sendLead(send, lead, "id-1", 20)).toMatchObject({ delivered: false, failure: "unanswered" });
  });
});

describe("a form's own way", () => {
  it("sends the id of the lead where the form says so", async () => {
    const fetch = answer("{}");
    const sent = async (form: SendConfig) => {
      await sendLead(form, lead, "id-1");
      const [, init] = fetch.mock.lastCall ?? [];
      return { body: init?.body instanceof FormData ? [...init.body] : init?.body, headers: init?.headers };
    };
    const header = { header: "Idempotency-Key" };
    expect(await sent({ ...send, identity: { field: "enquiry-id" } })).toEqual({
      body: [...lead, ["enquiry-id", "id-1"]],
      headers: undefined,
    });
    expect(await sent({ ...send, identity: header })).toEqual({ body: lead, headers: { "Idempotency-Key": "id-1" } });
    expect(await sent({ ...send, as: "json", identity: header })).toEqual({
      body: '{"your-name":"Ada"}',
      headers: { accept: "application/json", "content-type": "application/json", "Idempotency-Key": "id-1" },
    });
  });

  it("sends JSON as one object of texts", async () => {
    const fetch = answer("{}");
    await sendLead({ ...send, as: "json" }, [...lead, ["message", "Hi"]], "id-1");
    const [, init] = fetch.mock.lastCall ?? [];
    expect(init?.body).toBe('{"your-name":"Ada","message":"Hi"}');
    expect(init?.headers).toEqual({ accept: "application/json", "content-type": "application/json" });
  });

  it("takes any 2xx for a success where nothing is asked of the answer", async () => {
    answer("Thanks!", 201);
    expect(await sendLead({ ...send, success: {} }, lead, "id-1")).toEqual({ delivered: true });
    answer("Thanks!", 422);
    expect(await sendLead({ ...send, success: {} }, lead, "id-1")).toMatchObject({
      delivered: false,
      failure: "refused",
    });
    answer("Back in a minute", 503);
    expect(await sendLead({ ...send, success: {} }, lead, "id-1")).toMatchObject({ failure: "unavailable" });
  });

  it("asks of the answer what the form says, and takes what else it says", async () => {
    answer('{"ok":true,"next":"/x"}');
    expect(await sendLead({ ...send, success: { ok: true } }, lead, "id-1")).toEqual({ delivered: true });
    answer('{"ok":"true"}');
    expect(await sendLead({ ...send, success: { ok: true } }, lead, "id-1")).toMatchObject({ delivered: false });
  });
});
