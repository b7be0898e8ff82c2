import { expect, it } from "vitest";
import { json, type FakeData, type FakeWordpress } from "../../fakeWordpress.js";
import { exampleData, PULL, pullTest } from "./project.ts";

type Fault = NonNullable<FakeWordpress["fault"]>;
const HTML = { "content-type": "text/html; charset=UTF-8" };

const onPosts =
  (answer: Fault): Fault =>
  (url, ...rest) =>
    url.pathname.endsWith("/posts") && answer(url, ...rest);

const always = (status: number, headers: Record<string, string>, body: string | Buffer = "") =>
  onPosts((_, response) => (response.writeHead(status, headers).end(body), true));

/** What a CMS can do instead of answering. */
const LIES: Record<string, { fault?: Fault; change?: (data: FakeData) => void }> = {
  "is not ready": { fault: always(502, { "content-type": "text/plain" }, "Bad Gateway") },
  "has too many visitors": { fault: always(429, { "retry-after": "0" }) },
  "asks for an hour's patience": { fault: always(503, { "retry-after": "3600" }) },
  "hangs up": { fault: onPosts((_, response) => (response.destroy(), true)) },
  "is slow": { fault: onPosts(() => true) },
  "is slow in the middle of its answer": {
    fault: onPosts((_, response) => {
      response.writeHead(200, { "content-type": "application/json", "x-wp-total": "3", "x-wp-totalpages": "1" });
      return (response.write("[{"), true);
    }),
  },
  "breaks off": {
    fault: onPosts((_, response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": "9999" });
      return (response.write("[{", () => response.destroy()), true);
    }),
  },
  "answers half a text": {
    fault: always(
      200,
      { "content-type": "application/json", "x-wp-total": "3", "x-wp-totalpages": "1" },
      '[{"id": 11, "mod',
    ),
  },
  "answers HTML for JSON": { fault: always(200, HTML, "<!doctype html><title>Under maintenance</title>") },
  "says that HTML is JSON": {
    fault: always(200, { "content-type": "application/json" }, "<b>Warning</b>: mysqli_connect()"),
  },
  "leads to a login": { fault: always(302, { location: "/wp-login.php?redirect_to=%2Fwp-json" }) },
  "leads to another host": { fault: always(301, { location: "https://parked.example/sale" }) },
  "leads in circles": {
    fault: onPosts((url, response) => (response.writeHead(302, { location: url.pathname }).end(), true)),
  },
  "has no REST API": {
    fault: (_, response) => (json(response, 404, { code: "rest_no_route", message: "No route" }), true),
  },
  "is closed": { fault: (_, response) => (json(response, 401, { code: "rest_not_logged_in", message: "No" }), true) },
  "does not say how many there are": { fault: onPosts((_, response) => (json(response, 200, []), true)) },
  "answers fewer than it says": {
    fault: onPosts((_, response) => (json(response, 200, [], { "x-wp-total": "300", "x-wp-totalpages": "1" }), true)),
  },
  "answers other things than posts": {
    fault: onPosts(
      (_, response) => (json(response, 200, [{ id: "x" }], { "x-wp-total": "1", "x-wp-totalpages": "1" }), true),
    ),
  },
  "answers something else for what it has listed": {
    fault: (url, response) =>
      url.searchParams.has("_embed") && (json(response, 200, [], { "x-wp-total": "0", "x-wp-totalpages": "0" }), true),
    change: (data) => Object.assign(data.posts?.[0] ?? {}, { modified: "2026-11-01T00:00:00" }),
  },
  "answers an empty list": { change: (data) => void (data.posts = []) },
  "has lost its texts": {
    change: (data) =>
      data.posts?.forEach((post) => Object.assign(post, { content: "", modified: "2026-11-01T00:00:00" })),
  },
  "has lost half of its pages": { change: (data) => void data.pages?.splice(1, 1) },
  "hides a post from its list": {
    fault: (url, response) => {
      if (!url.pathname.endsWith("/pages") || url.searchParams.has("include")) return false;
      return (json(response, 200, [], { "x-wp-total": "0", "x-wp-totalpages": "0" }), true);
    },
  },
  "has a menu of 10 MB": {
    fault: (url, response) =>
      url.pathname.includes("/menu/") && (json(response, 200, [{ title: "x".repeat(10_000_000), url: "/" }]), true),
  },
  "has an empty menu": { change: (data) => void (data.menus = { 6: [] }) },
  "has lost most of its menu": { change: (data) => void (data.menus = { 6: [{ title: "News", url: "/news/" }] }) },
  "has no menu plugin any more": { change: (data) => void (data.menus = {}) },
  "has no options any more": { change: (data) => void (data.options = false) },
  "has empty options": { change: (data) => void (data.options = { email: "" }) },
};

it.each(Object.entries(LIES))(
  "a CMS that %s changes nothing, and the message says so",
  async (name, { fault, change }) => {
    const data = await exampleData();
    // One that hides its pages must be believed to a point.
    const more = `  timeout: ${name.startsWith("is slow") ? 0.5 : 30}\n${name.startsWith("hides") ? "  maxDrop: 100\n" : ""}`;
    const { run, files, cms } = await pullTest(data, (base) => PULL(base, more));
    await run();
    const before = files();
    change?.(data);
    cms.fault = fault;
    const said = await run({ quiet: true });
    expect(said).toMatchSnapshot();
    expect(said).not.toMatch(/\n\s+at /);
    expect(files()).toEqual(before);
  },
);

it("a CMS that is down when nothing was pulled writes nothing", async () => {
  const { run, files, cms } = await pullTest();
  const before = files();
  cms.fault = always(500, {});
  await run();
  expect(files()).toEqual(before);
});

it("a CMS that comes back at the second attempt is no problem", async () => {
  const { run, cms } = await pullTest();
  let failures = 0;
  cms.fault = (_, response) => failures++ < 3 && (response.writeHead(503).end(), true);
  expect(await run()).toContain("7 added");
});

it("an address without its final slash, which leads to the one with it, is followed", async () => {
  const { run, cms } = await pullTest();
  cms.fault = (url, response) => {
    if (!url.pathname.endsWith("/options")) return false;
    return (response.writeHead(301, { location: `${url.pathname.replace("acf", "acf2")}/` }).end(), true);
  };
  // The fake has no such route: it was asked there.
  expect(await run()).toContain("rest_no_route");
  expect(cms.requests).toContain("/wp-json/acf2/v2/options/");
});

it("--accept removes what is gone", async () => {
  const data = await exampleData();
  const { run, files } = await pullTest(data);
  await run();
  data.posts = [];
  expect(await run({ accept: true, quiet: true })).toContain("- countries/content/atlantis/news/visa-news.md");
  expect([...files().keys()].filter((file) => /atlantis\/news/.test(file))).toEqual([]);
});

it("a lock file that a merge has broken is a problem", async () => {
  const { run, project, files } = await pullTest();
  await run();
  project.write("countries/content/atlantis/pull.lock.json", "<<<<<<< HEAD\n{}");
  const before = files();
  expect(await run()).toMatchSnapshot();
  expect(files()).toEqual(before);
});
