import { beforeEach, describe, expect, it, vi } from "vitest";
import { getContent, INITIAL_CONTENT, setContent, subscribeContent } from "../../../../runtime/content/contentStore.ts";

beforeEach(() => setContent(INITIAL_CONTENT));

describe("content store", () => {
  it("replaces the named parts; the others stay unchanged", () => {
    setContent({ loading: false, countryCode: "XX" });
    expect(getContent()).toEqual({ ...INITIAL_CONTENT, loading: false, countryCode: "XX" });
  });

  it("calls its listeners after changes only, until they unsubscribe", () => {
    const heard = vi.fn<() => void>();
    const stop = subscribeContent(heard);
    setContent({ loading: false });
    setContent({ loading: false });
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    setContent({ loading: true });
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
