// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { startEndpoint } from "../../../../runtime/analytics/endpoint.ts";
import { startGtm } from "../../../../runtime/analytics/google.ts";
import { startMatomo } from "../../../../runtime/analytics/matomo.ts";
import { startPlausible } from "../../../../runtime/analytics/plausible.ts";
import { pageAddress, removeCookies } from "../../../../runtime/analytics/runProviders.ts";

const page = "https://www.example.com/a/";
const sent = vi.fn<typeof fetch>(() => Promise.resolve(new Response()));

beforeEach(() => {
  sent.mockClear();
  vi.stubGlobal("fetch", sent);
});

const body = () => sent.mock.lastCall?.[1]?.body;

it("events are sent without cookies, while the page is left too, and no other host is asked first", () => {
  startPlausible({ url: "https://p.example/e", domain: "d" }, []).send?.({ name: "call", props: {}, page });
  expect(sent.mock.lastCall).toEqual([
    "https://p.example/e",
    expect.objectContaining({ method: "POST", mode: "no-cors", credentials: "omit", keepalive: true }),
  ]);
});

it("each provider is told in its own words", () => {
  const form = { name: "form_sent", props: { form: "enquiry" }, page } as const;
  startPlausible({ url: "/p", domain: "d" }, []).send?.(form);
  expect(JSON.parse(body() as string)).toMatchObject({ name: "form_sent", domain: "d", url: page, props: form.props });
  startMatomo({ url: "/m", siteId: 3 }, []).send?.(form);
  expect(String(body())).toBe(
    "idsite=3&rec=1&apiv=1&send_image=0&url=https%3A%2F%2Fwww.example.com%2Fa%2F&ca=1&e_c=site&e_a=form_sent&e_n=enquiry",
  );
  startEndpoint({ url: "/e", country: "atlantis" }, []).send?.(form);
  expect(JSON.parse(body() as string)).toEqual({
    event: "form_sent",
    page,
    country: "atlantis",
    referrer: "",
    form: "enquiry",
  });
});

it("a container is told the four signals before it is loaded, and a no when the visitor withdraws", () => {
  const layer: unknown[] = [];
  Object.assign(window, { dataLayer: layer });
  const told = () => layer.map((entry) => (entry instanceof Object && "event" in entry ? entry : [...(entry as [])]));
  const append = vi.spyOn(document.head, "append").mockReturnValue();
  const adapter = startGtm({ id: "GTM-ABC123" }, ["marketing"]);
  const [[script] = []] = append.mock.calls;
  expect((script as HTMLScriptElement).src).toBe("https://www.googletagmanager.com/gtm.js?id=GTM-ABC123");
  adapter.send?.({ name: "call", props: {}, page });
  const marketing = { ad_storage: "granted", ad_user_data: "granted", ad_personalization: "granted" };
  const none = { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied" };
  expect(told()).toEqual([
    ["consent", "default", { ...none, analytics_storage: "denied" }],
    ["consent", "update", { ...marketing, analytics_storage: "denied" }],
    expect.objectContaining({ event: "gtm.js" }),
    { event: "call", page_location: page },
  ]);
  expect(adapter.stop?.()).toBe(true);
  expect(told().at(-1)).toEqual(["consent", "update", { ...none, analytics_storage: "denied" }]);
});

it("an address has, of its query, only what campaigns add", () => {
  history.replaceState(null, "", "/a/?q=my+name&utm_source=paper&gclid=1&email=x#part");
  expect(pageAddress()).toBe(`${location.origin}/a/?utm_source=paper&gclid=1`);
  history.replaceState(null, "", "/a/?q=my+name");
  expect(pageAddress()).toBe(`${location.origin}/a/`);
});

it("cookies of a provider are removed, and no others", () => {
  for (const cookie of ["_ga=1", "_ga_X=2", "mine=3"]) document.cookie = `${cookie}; path=/`;
  removeCookies(["_ga"]);
  expect(document.cookie).toBe("mine=3");
});
