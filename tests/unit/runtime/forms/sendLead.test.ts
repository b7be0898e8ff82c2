import { afterEach, describe, expect, it, vi } from "vitest";
import { sendLead } from "../../../../runtime/forms/sendLead.ts";
import type { Lead } from "../../../../runtime/forms/lead.ts";
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

afterEach(() => vi.unstubAllGlobals());

describe("sendLead", () => {
  it("posts a multipart body without extra headers", async () => {
    const fetch = answer('{"status":200,"message":"success"}');
    expect(await sendLead(send, lead)).toEqual({ delivered: true });
    expect(fetch).toHaveBeenCalledTimes(1);
    const [to, init] = fetch.mock.lastCall ?? [];
    expect(to).toBe("/api/contact/v1/send");
    expect(Object.keys(init ?? {}).sort()).toEqual(["body", "method", "signal"]);
    expect(init?.method).toBe("POST");
    const body = init?.body as FormData;
    expect([...body]).toEqual(lead);
  });

  it.each([
    ['{"status":200,"message":"fail"}', 200],
    ['{"status":"200","message":"success"}', 200],
    ['{"status":500,"message":"success"}', 200],
    ['{"message":"success"}', 200],
    ['"success"', 200],
    ["[]", 200],
    ["null", 200],
    ["", 200],
    ["<!doctype html><title>Success</title>", 200],
    ['{"status":200,"message":"success"}', 500],
    ['{"status":200,"message":"success"}', 404],
    ['{"code":"rest_no_route"}', 404],
  ])("takes %s with HTTP %i as a failure", async (body, status) => {
    answer(body, status);
    expect(await sendLead(send, lead)).toMatchObject({ delivered: false, answered: true });
  });

  it("takes a network error as a failure without an answer", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    expect(await sendLead(send, lead)).toMatchObject({ delivered: false, answered: false });
  });

  it("gives up on an answer that doesn't come", async () => {
    vi.stubGlobal(
      "fetch",
      (_url: string, { signal }: RequestInit) =>
        new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason as Error))),
    );
    expect(await sendLead(send, lead, 20)).toMatchObject({ delivered: false, answered: false });
  });
});

describe("a form's own way", () => {
  it("sends JSON as one object of texts", async () => {
    const fetch = answer("{}");
    await sendLead({ ...send, as: "json" }, [...lead, ["message", "Hi"]]);
    const [, init] = fetch.mock.lastCall ?? [];
    expect(init?.body).toBe('{"your-name":"Ada","message":"Hi"}');
    expect(init?.headers).toEqual({ accept: "application/json", "content-type": "application/json" });
  });

  it("takes any 2xx for a success where nothing is asked of the answer", async () => {
    answer("Thanks!", 201);
    expect(await sendLead({ ...send, success: {} }, lead)).toEqual({ delivered: true });
    answer("Thanks!", 422);
    expect(await sendLead({ ...send, success: {} }, lead)).toMatchObject({ delivered: false, answered: true });
  });

  it("asks of the answer what the form says, and takes what else it says", async () => {
    answer('{"ok":true,"next":"/x"}');
    expect(await sendLead({ ...send, success: { ok: true } }, lead)).toEqual({ delivered: true });
    answer('{"ok":"true"}');
    expect(await sendLead({ ...send, success: { ok: true } }, lead)).toMatchObject({ delivered: false });
  });
});
