// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { tellRecentDate } from "../../../../runtime/enhance/recentDates.ts";

afterEach(() => void vi.useRealTimers());

it("short dates are told as times ago for 6 days, the last millisecond included", async () => {
  const now = Date.UTC(2026, 10, 5, 12);
  vi.useFakeTimers({ now, toFake: ["Date"] });
  document.documentElement.lang = "en-AU";
  document.body.innerHTML = [5184e5, 5184e5 + 1]
    .map((age) => `<time datetime="${new Date(now - age).toISOString()}" data-short="">absolute</time>`)
    .join("");
  const times = [...document.querySelectorAll("time")];
  await Promise.all(times.map(tellRecentDate));
  const told = times.map(({ textContent }) => textContent);
  expect(told).toEqual(["6 days ago", "absolute"]);
});
