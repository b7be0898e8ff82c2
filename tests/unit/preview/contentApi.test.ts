import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createContentApi, localAddresses } from "../../../cli/preview/contentApi.ts";
import { formsByUrl } from "../../../cli/preview/formApi.ts";
import { FIELDS, formConfig } from "../runtime/forms/formConfig.ts";

const OWN = "https://forms.example.org/f?a=1&b=2";
const forms = formsByUrl([
  formConfig(),
  formConfig({ fields: [FIELDS["your-name"]], send: { url: OWN, as: "json", success: { ok: true } } }),
  formConfig({ fields: [FIELDS.message], send: { url: "/send.php", as: "multipart", success: {} } }),
]);
const api = { base: "https://cms.example", navigation: "menus/v1", geoIpUrl: "/geo", menus: {}, forms };

let leads = "";
let origin = "";
let lines: string[] = [];
let stop = () => {};

beforeEach(async () => {
  leads = mkdtempSync(join(tmpdir(), "sitegen-leads-"));
  lines = [];
  const handle = createContentApi({ ...api, leads, countryCode: () => "AT", log: (line) => lines.push(line) });
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

const SEND = "https://cms.example/contact/v1/send";

describe("the embedded API", () => {
  it("stores what a form sends of its fields, says so in a line, and answers as the form wants", async () => {
    const body = new FormData();
    const sent = { "your-name": "Ada", office: "north", leadurl: "site.example/a/", remember: "on", spam: "x" };
    for (const [name, value] of Object.entries(sent)) body.append(name, value);
    const answer = await post(SEND, body);
    expect([answer.status, await answer.json()]).toEqual([200, { status: 200, message: "success" }]);
    expect(stored()).toEqual({ "your-name": "Ada", office: "north", leadurl: "site.example/a/" });
    expect(lines).toEqual(["lead: Ada, north (site.example/a/)"]);
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
