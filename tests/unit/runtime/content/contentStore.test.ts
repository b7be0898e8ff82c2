import { beforeEach, describe, expect, it, vi } from "vitest";
import { getContent, INITIAL_CONTENT, setContent, subscribeContent } from "../../../../runtime/content/contentStore.ts";

beforeEach(() => setContent(INITIAL_CONTENT));

describe("content store", () => {
  it("replaces the named parts and leaves the others", () => {
    setContent({ loading: false, countryCode: "XX" });
    expect(getContent()).toEqual({ ...INITIAL_CONTENT, loading: false, countryCode: "XX" });
  });

  it("tells its listeners of changes only, until they leave", () => {
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
