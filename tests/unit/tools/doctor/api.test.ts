import { expect, it } from "vitest";
import { checkForms, checkGeoIp, checkMenu } from "../../../../cli/tools/doctor/api.ts";
import { servedSites } from "../../../../cli/tools/doctor/services.ts";
import type { Answer, Check } from "../../../../cli/tools/doctor/check.ts";
import { makeProject, NETWORK_FILE } from "../../project.ts";
import { makeRealProject, openTestNet, subjectOf, type Handle } from "./servers.ts";

const MENU = JSON.stringify([
  {
    title: "Services",
    url: "https://cms.faraway.net/services/",
    child: [{ title: "Visa", url: "/visa/", child: null }],
  },
]);
const OPEN = { "access-control-allow-origin": "*" };

/** What one of the checks says where the service answers like this. */
async function ask(list: typeof checkMenu, handle: Handle, project = makeRealProject()): Promise<Answer | undefined> {
  const subject = subjectOf(project, await openTestNet(handle));
  const [served] = servedSites(subject);
  const [check]: Check[] = served ? list(subject, served) : [];
  return check?.run();
}

it("reads the menu with the parser that pages have", async () => {
  const asked: string[] = [];
  const answer = await ask(checkMenu, (url, { headers }) => {
    asked.push(`${url.href} from ${headers.origin}`);
    return { headers: OPEN, body: MENU };
  });
  expect(asked).toEqual(["http://cms.faraway.net/wp-json/menus/v1/menu/1 from https://www.faraway.net"]);
  expect(answer).toEqual({
    status: "ok",
    detail: "http://cms.faraway.net/wp-json/menus/v1/menu/1: 1 item, 2 levels",
  });
});

it.each([
  ["is not there", { status: 404 }],
  ["is a page", { body: "<!doctype html><title>Login</title>", headers: OPEN }],
  ["is kept from other origins", { body: MENU }],
])("says what to do when the menu %s", async (_name, reply) => {
  expect(await ask(checkMenu, () => reply)).toMatchSnapshot();
});

it("takes a menu that the host fetches from where it fetches it", async () => {
  const project = makeRealProject().replace(
    NETWORK_FILE,
    "base: http://cms.faraway.net/wp-json",
    "base: /wp-json\n  upstream: http://cms.faraway.net/wp-json",
  );
  // No leave for other origins is needed.
  expect(
    await ask(checkMenu, ({ host }) => ({ status: host === "cms.faraway.net" ? 200 : 404, body: MENU }), project),
  ).toMatchObject({ status: "ok" });
});

it("asks reserved names nothing", async () => {
  const answer = await ask(
    checkMenu,
    () => {
      throw new Error("asked");
    },
    makeProject(),
  );
  expect(answer).toEqual({ status: "skipped", detail: "cms.example.com is a reserved name, which has no address" });
});

it("asks whether a form's service lets pages read its answers, and sends nothing", async () => {
  const methods: unknown[] = [];
  const answer = await ask(checkForms, (_url, { method, headers }) => {
    methods.push(method);
    return { headers: { "access-control-allow-origin": headers.origin } };
  });
  expect(methods).toEqual(["OPTIONS"]);
  expect(answer).toEqual({
    status: "ok",
    detail: "http://cms.faraway.net/wp-json/contact/v1/send accepts enquiries from https://www.faraway.net",
  });
});

it.each([
  ["is not there", { status: 404 }],
  ["allows another origin", { headers: { "access-control-allow-origin": "https://faraway.net" } }],
])("says what to do when the form's service %s", async (_name, reply) => {
  expect(await ask(checkForms, () => reply)).toMatchSnapshot();
});

it.each([
  ["a country", { headers: OPEN, body: '{"country_code":"in"}' }],
  ["no country", { headers: OPEN, body: '{"country":"India"}' }],
  ["other origins nothing", { body: '{"country_code":"IN"}' }],
])("geo-IP tells %s", async (_name, reply) => {
  const answer = await ask(checkGeoIp, () => reply);
  expect({ ...answer, detail: answer?.detail.replace(/\d+ ms/, "N ms") }).toMatchSnapshot();
});
