import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createContentApi, localAddresses, useLocalApi } from "../../../../cli/serve/preview/contentApi.ts";
import { formsByUrl } from "../../../../cli/hosts/previewData.ts";
import { FIELDS, formConfig } from "../../runtime/forms/formConfig.ts";

const OWN = "https://forms.example.org/f?a=1&b=2";
const THANKING = "https://crm.example/?form=1";
const IDENTIFIED = "https://crm.example/in";
const forms = formsByUrl([
  formConfig(),
  formConfig({ fields: [FIELDS["your-name"]], send: { url: OWN, as: "json", success: { ok: true } } }),
  formConfig({
    fields: [FIELDS["your-email"]],
    send: { url: IDENTIFIED, as: "multipart", success: {}, identity: { field: "enquiry-id" } },
  }),
  formConfig({ fields: [FIELDS.message], send: { url: "/send.php", as: "multipart", success: {} } }),
  formConfig({
    fields: [FIELDS["your-name"]],
    send: { url: THANKING, as: "multipart", success: {}, action: `${THANKING}&thanks=/india/thank-you/` },
  }),
]);
const STATS = "https://stats.example/api?a=1&b=2";
const api = {
  base: "https://cms.example",
  navigation: "menus/v1",
  geoIpUrl: "/geo",
  notFoundLog: "https://log.example/lost",
  menus: {},
  forms,
  counters: ["/events", STATS],
};

let leads = "";
let events = "";
let origin = "";
let lines: string[] = [];
let stop = () => {};

beforeEach(async () => {
  leads = mkdtempSync(join(tmpdir(), "sitegen-leads-"));
  events = join(leads, "analytics");
  lines = [];
  const handle = createContentApi({ ...api, leads, events, countryCode: () => "AT", log: (line) => lines.push(line) });
  const server = createServer(
    (request, response) => void handle(request, response).then((done) => done || response.writeHead(418).end()),
  );
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  stop = () => void server.close();
});
afterEach(() => {
  stop();
  rmSync(leads, { recursive: true, force: true });
});

/** Sends a form to where it is sent in preview. */
const post = (url: string, body: RequestInit["body"], headers = {}) =>
  fetch(origin + localAddresses(api).forms.get(url), { method: "POST", body, headers });

function stored(): Record<string, string> {
  const [name = ""] = readdirSync(leads);
  const { received: _received, ...lead } = JSON.parse(readFileSync(join(leads, name), "utf8")) as Record<
    string,
    string
  >;
  return lead;
}

it("answers no site options", async () => {
  const response = await fetch(`${origin}/__sitegen/api/acf/v2/options`);
  expect([response.status, await response.json()]).toEqual([200, { acf: {} }]);
});

it("keeps events and privacy choices, and says them in a line", async () => {
  const { counters } = localAddresses(api);
  expect([...counters]).toEqual([
    ["/events", "/events"],
    [STATS, "/__sitegen/analytics/1"],
  ]);
  const answer = await fetch(`${origin}/__sitegen/analytics/1`, { method: "POST", body: '{"name":"call"}' });
  expect([answer.status, lines]).toEqual([204, ['event: {"name":"call"}']]);
  const [name = ""] = readdirSync(events);
  expect(JSON.parse(readFileSync(join(events, name), "utf8"))).toMatchObject({ to: STATS, body: '{"name":"call"}' });
});

it("has its addresses in place of those that events are sent to, in attributes too", () => {
  const settings = `data-settings="{&quot;url&quot;:&quot;${STATS.replace("&", "&amp;")}&quot;}"`;
  expect(useLocalApi(settings, api)).toBe('data-settings="{&quot;url&quot;:&quot;/__sitegen/analytics/1&quot;}"');
  expect(useLocalApi(JSON.stringify({ url: STATS }), api)).toBe('{"url":"/__sitegen/analytics/1"}');
});

it("has its addresses in place of those that browsers send a form to by themselves", () => {
  const action = `${THANKING}&thanks=/india/thank-you/`;
  const local = localAddresses(api).forms.get(THANKING);
  expect(useLocalApi(`action="${action.replaceAll("&", "&amp;")}"`, api)).toBe(
    `action="${local}?thanks=/india/thank-you/"`,
  );
  expect(useLocalApi(JSON.stringify([THANKING, action]), api)).toBe(`["${local}","${local}?thanks=/india/thank-you/"]`);
  // Another address that begins like one that is known.
  const other = `"${THANKING}2"`;
  expect(useLocalApi(other, api)).toBe(other);
});

const SEND = "https://cms.example/contact/v1/send";

describe("the embedded API", () => {
  it.each([
    ["?thanks=/india/thank-you/", "/india/thank-you/"],
    ["?thanks=//evil.example/", null],
    ["?thanks=/%5cevil.example/", null],
    ["?thanks=https://evil.example/", null],
    ["?thanks=/a%0d%0ab/", null],
    ["?next=/a/", null],
    ["", null],
  ])("leads a form that the browser sends by itself to the page that thanks (%s)", async (query, location) => {
    const local = origin + localAddresses(api).forms.get(THANKING);
    const body = new URLSearchParams({ "your-name": "Asha" });
    const answer = await fetch(local + query, { method: "POST", body, redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([location === null ? 200 : 303, location]);
    expect(stored()).toEqual({ "your-name": "Asha" });
  });

  it("says in a line which address was not found", async () => {
    const report = (body: string) =>
      fetch(origin + localAddresses(api).notFoundLog, { method: "POST", body }).then(({ status }) => status);
    const sent = { path: "/a/lost/", referrer: "https://elsewhere.example/" };
    expect(await report(JSON.stringify(sent))).toBe(204);
    expect(await report(JSON.stringify({ ...sent, referrer: "" }))).toBe(204);
    expect(await report("nothing")).toBe(204);
    expect(lines).toEqual([
      "not found: /a/lost/ (https://elsewhere.example/)",
      "not found: /a/lost/ (no referrer)",
      "not found: an invalid report",
    ]);
  });

  it("stores what a form sends of its fields, says so in a line, and answers as the form wants", async () => {
    const body = new FormData();
    const sent = { "your-name": "Ada", office: "north", leadurl: "site.example/a/", remember: "on", spam: "x" };
    for (const [name, value] of Object.entries(sent)) body.append(name, value);
    const answer = await post(SEND, body);
    expect([answer.status, await answer.json()]).toEqual([200, { status: 200, message: "success" }]);
    expect(stored()).toEqual({ "your-name": "Ada", office: "north", leadurl: "site.example/a/" });
    expect(lines).toEqual(["lead: Ada, north (site.example/a/)"]);
  });

  it("keeps what the field that nobody sees holds, and stores such a lead all the same: autofill may have filled it", async () => {
    await post(SEND, new URLSearchParams({ "your-name": "Ada", "your-website": "" }));
    await post(SEND, new URLSearchParams({ "your-name": "Ada", "your-website": "https://site.example" }));
    const leadsInOrder = readdirSync(leads).sort();
    const traps = leadsInOrder.map((name) => JSON.parse(readFileSync(join(leads, name), "utf8"))["your-website"]);
    expect(traps).toEqual([undefined, "https://site.example"]);
    expect(lines).toEqual([
      "lead: Ada (no address)",
      "lead: Ada (no address): may be from a robot, your-website is filled in",
    ]);
  });

  it("takes JSON, at the address that stands for one elsewhere", async () => {
    const answer = await post(OWN, '{"your-name":"Ada"}', { "content-type": "application/json" });
    expect(await answer.json()).toEqual({ status: 200, message: "success", ok: true });
    expect(stored()).toEqual({ "your-name": "Ada" });
    expect(lines).toEqual(["lead: Ada (no address)"]);
  });

  it("leaves a path of the site to the site when nothing is sent there", async () => {
    expect((await fetch(`${origin}/send.php`)).status).toBe(418);
    expect((await post("/send.php", new URLSearchParams({ message: "Hi" }))).status).toBe(200);
  });

  it("knows no menus but the sites'", async () => {
    for (const id of ["__proto__", "constructor", "toString", "hasOwnProperty"])
      expect([id, (await fetch(`${origin}/__sitegen/api/menus/v1/menu/${id}`)).status]).toEqual([id, 404]);
  });

  it("writes what somebody typed into the terminal as text", async () => {
    await post(SEND, new URLSearchParams({ "your-name": "\u001b[31mAda\u0007\u202e\nsecond line" }));
    expect(lines).toEqual(["lead: \\u{1b}[31mAda\\u{7}\\u{202e}\\u{a}second line (no address)"]);
    expect(stored()["your-name"]).toBe("\u001b[31mAda\u0007\u202e\nsecond line");
  });

  it("stores a lead once, however often it comes, where the form sends its id", async () => {
    const send = (id: string) =>
      post(IDENTIFIED, new URLSearchParams({ "your-email": "ada@example.org", "enquiry-id": id }));
    for (const id of ["a", "a", "b"])
      expect(await (await send(id)).json()).toEqual({ status: 200, message: "success" });
    expect(readdirSync(leads)).toHaveLength(2);
    expect(lines[1]).toBe("lead: ada@example.org (no address): sent again, not stored twice");
  });

  it("stores nothing that a page of another origin sends", async () => {
    const body = () => new URLSearchParams({ "your-name": "Ada" });
    for (const foreign of ["https://elsewhere.example", "null", "http://127.0.0.1:1"])
      expect((await post(SEND, body(), { origin: foreign })).status).toBe(403);
    expect([readdirSync(leads), lines]).toEqual([[], []]);
    expect((await post(SEND, body(), { origin })).status).toBe(200);
  });

  it.each([
    ["no form", "{}", { "content-type": "text/plain" }],
    ["no JSON", "{", { "content-type": "application/json" }],
    ["no field of the form", '{"a":"b"}', { "content-type": "application/json" }],
  ])("refuses %s", async (_what, body, headers) => {
    expect((await post(SEND, body, headers)).status).toBe(400);
    expect(readdirSync(leads)).toEqual([]);
  });

  it("wants a form to be posted", async () =>
    expect((await fetch(`${origin}/__sitegen/api/contact/v1/send`)).status).toBe(405));
});
