import { afterEach, describe, expect, it, vi } from "vitest";
import { enquiryUrl, isSuccess, sendEnquiry } from "../../../../runtime/forms/sendEnquiry.ts";
import type { Lead } from "../../../../runtime/forms/lead.ts";

const lead: Lead = [["your-name", "Ada"]];
const url = enquiryUrl("/api");

/** Answers the next call with this. */
function answer(body: string, status = 200) {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
  fetch.mockResolvedValue(new Response(body, { status }));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

afterEach(() => vi.unstubAllGlobals());

describe("sendEnquiry", () => {
  it("posts a multipart body without extra headers", async () => {
    const fetch = answer('{"status":200,"message":"success"}');
    expect(await sendEnquiry(url, lead)).toEqual({ delivered: true });
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
    expect(await sendEnquiry(url, lead)).toMatchObject({ delivered: false, answered: true });
  });

  it("takes a network error as a failure without an answer", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    expect(await sendEnquiry(url, lead)).toMatchObject({ delivered: false, answered: false });
  });

  it("gives up on an answer that doesn't come", async () => {
    vi.stubGlobal(
      "fetch",
      (_url: string, { signal }: RequestInit) =>
        new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason as Error))),
    );
    expect(await sendEnquiry(url, lead, 20)).toMatchObject({ delivered: false, answered: false });
  });
});

it("isSuccess wants the number and the word", () => {
  expect(isSuccess({ status: 200, message: "success", more: 1 })).toBe(true);
  expect([undefined, null, 200, "success", {}, { status: 200, message: "Success" }].some(isSuccess)).toBe(false);
});
