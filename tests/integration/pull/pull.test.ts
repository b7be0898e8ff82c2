import { spawn } from "node:child_process";
import { expect, it, onTestFinished, vi } from "vitest";
import { photo } from "../../unit/photo.ts";
import { run as runCommand } from "../build/inProcess.ts";
import { CLI } from "../build/sitegen.ts";
import { exampleData, post, PROSE, PULL, pullTest } from "./project.ts";

const NEWS = "countries/content/atlantis/news";

it("writes posts, pages, menu, options and pictures, and the project is valid", async () => {
  const { run, files, project, text } = await pullTest();
  expect(await run()).toMatchInlineSnapshot(`
    "+ countries/atlantis.pulled.yaml
    + countries/content/atlantis/about.md
    + countries/content/atlantis/news/post-12.md
    + countries/content/atlantis/news/vija.md
    + countries/content/atlantis/news/visa-news.md
    + countries/content/atlantis/services/fees.md
    + countries/images/atlantis/pulled/campus-….png
    atlantis: 7 added, 0 changed, 0 removed, 8 requests.
    countries/atlantis.yaml:21:3 warning Posts of the category \`gossip\` were pulled without it [cms-content]

        20 |   from: http://cms.example/wp-json
      > 21 |   posts: { group: news }
           |   ^^^^^
        22 |   pages: { paths: { cart: false } }

      news has no such category.
      → Add it to groups.news.collection.categories of network.yaml, or map it to a category in \`pull.posts.categories\`: \`{ gossip: visas }\`.

    countries/atlantis.yaml:22:3 warning The page /a/b/c/ of the CMS was left out: the country has no group for it [cms-content]

        21 |   posts: { group: news }
      > 22 |   pages: { paths: { cart: false } }
           |   ^^^^^
        23 |   menu: { id: 6, route: menus/v1 }

      → Assign a content key in \`pull.pages.paths\`, for example \`{ a/b/c: about-us }\`, or write \`false\`.

    countries/atlantis.yaml:23:3 warning The menu item \`Gone\` does not lead to a page of the site: http://cms.example/gone/ [cms-content]

        22 |   pages: { paths: { cart: false } }
      > 23 |   menu: { id: 6, route: menus/v1 }
           |   ^^^^
        24 |   options: { contacts.email: email }

      → Link to an existing page, or pull that page too.

    countries/content/atlantis/news/vija.md:1:1 warning The post's address ends with another word on this site: \`vija\` [cms-content]
      It is in http://cms.example/blog/%e0%a4%b5%e0%a5%80%e0%a4%9c%e0%a4%be/.
      → In the CMS, give it a slug of Latin letters, digits and hyphens. Or redirect the old address if visitors still use it.

    countries/content/atlantis/news/visa-news.md:1:1 warning Shortcodes without a plugin were left out: \`gallery\` [cms-content]
      It is in http://cms.example/blog/visa-news/.
      → Write their content into the text, or activate their plugin.

    countries/content/atlantis/news/visa-news.md:1:1 warning Links to pages that the site does not have were replaced by plain text: \`http://cms.example/nowhere/\` [cms-content]
      It is in http://cms.example/blog/visa-news/.
      → Link to an existing page, or pull that page too.

    6 warnings in 3 files
    "
  `);
  expect(text("content/atlantis/news/visa-news.md")).toMatchInlineSnapshot(`
    "---
    title: Visa news – Tom & Jerry
    description: What has changed for student visas this autumn, and what you have to do now.
    summary: What post number 11 is about, in one sentence that is long enough.
    date: 2026-10-03
    author: A. Writer
    category: visas
    picture:
      file: pulled/campus-….png
      alt: The campus in autumn
    metadata:
      title: Visa news for students
      opengraph_title: Visa news
    ---

    See [about us](/about/#team), [post 12](/news/post-12/), [visas](/news/category/visas/) and nowhere.

    ![A campus](pulled/campus-….png "In autumn")

    …
    "
  `);
  expect(text("content/atlantis/about.md")).toMatchInlineSnapshot(`
    "---
    title: About us
    description: What post number 21 is about, in one sentence that is long enough.
    summary: What post number 21 is about, in one sentence that is long enough.
    ---

    …
    "
  `);
  expect(text("atlantis.pulled.yaml")).toMatchInlineSnapshot(`
    "# Written by \`sitegen pull\` from http://cms.example/wp-json. Keys in atlantis.yaml have priority.
    navigation:
      - title: About & more
        to: /about/
        children:
          - title: Fees
            to: /services/fees/
      - title: News
        to: /news/
      - title: Visas
        to: /news/category/visas/
      - title: Elsewhere
        to: https://www.example.org/
    pages:
      about: {}
    groups:
      services:
        add:
          - fees
    contacts:
      email: hello@example.com
    "
  `);
  expect(text("content/atlantis/pull.lock.json")).toMatchInlineSnapshot(`
    "{
      "version": 1,
      "from": "http://cms.example/wp-json",
      "settings": "…",
      "lists": ["/news/category/visas/"],
      "menu": 5,
      "options": ["email"],
      "pulled": "…",
      "posts": {
        "11": {"modified":"2026-10-03T10:00:00","file":"news/visa-news.md","category":"visas","hash":"…","pictures":["http://cms.example/wp-content/uploads/campus.png"],"lost":["http://cms.example/nowhere/"]},
        "12": {"modified":"2026-10-04T10:00:00","file":"news/post-12.md","hash":"…"},
        "13": {"modified":"2026-10-05T10:00:00","file":"news/vija.md","hash":"…"}
      },
      "pages": {
        "21": {"modified":"2026-10-04T10:00:00","file":"about.md","hash":"…","listed":true},
        "22": {"modified":"2026-10-05T10:00:00","file":"services/fees.md","hash":"…","listed":true}
      },
      "pictures": {
        "http://cms.example/wp-content/uploads/campus.png": {"file":"pulled/campus-….png","hash":"…"}
      }
    }
    "
  `);
  expect([...files().values()].join()).not.toMatch(/Secret|javascript:/);
  await project.measure();
  expect(project.report()).toBe("");
});

it("what has not changed is the same, byte for byte, also when all is read anew", async () => {
  const { run, files, cms } = await pullTest();
  await run();
  const before = files();
  cms.requests.length = 0;
  expect(await run({ quiet: true })).not.toMatch(/^[+~-] /m);
  expect(files()).toEqual(before);
  expect(cms.requests.filter((url) => url.includes("_embed"))).toHaveLength(2);
  expect(await run({ full: true })).toContain("nothing has changed");
  expect(files()).toEqual(before);
});

it("reads what was changed, what was published with an old date, and what was changed in the second of the last pull", async () => {
  const data = await exampleData();
  const { run, cms, text } = await pullTest(data);
  await run();
  const [first, second] = data.posts ?? [];
  Object.assign(first ?? {}, { title: "Changed", modified: "2026-11-01T00:00:00" });
  data.posts?.push(post(30, { modified: "2020-01-01T00:00:00" }));
  cms.requests.length = 0;
  expect(await run({ quiet: true })).toMatch(/^\+ .*post-30\.md\n~ .*visa-news\.md\n/);
  expect(cms.requests.filter((url) => url.includes("_embed") && url.includes("/posts"))).toHaveLength(2);
  Object.assign(second ?? {}, { title: "In the same second", modified: "2026-11-01T00:00:00" });
  await run();
  Object.assign(second ?? {}, { title: "Again in the same second" });
  await run();
  expect(text("content/atlantis/news/post-12.md")).toContain("title: Again in the same second");
});

it("removes what is gone, with its picture and its line in the settings", async () => {
  const data = await exampleData();
  const { run, text, files, project } = await pullTest(data, (base) => PULL(base, "  maxDrop: 50\n"));
  await run();
  data.posts?.splice(0, 1);
  data.pages?.splice(1, 1);
  expect((await run({ quiet: true })).replaceAll(/^countries.*|^\s.*|^$\n/gm, "")).toMatchInlineSnapshot(`
    "~ countries/atlantis.pulled.yaml
    - countries/content/atlantis/news/visa-news.md
    - countries/content/atlantis/services/fees.md
    - countries/images/atlantis/pulled/campus-….png



































    "
  `);
  expect(text("atlantis.pulled.yaml")).not.toContain("fees");
  expect([...files().keys()].filter((name) => name.includes("pulled/"))).toEqual([]);
  await project.measure();
  expect(project.report()).toBe("");
});

it("a post that becomes private, or gets a password, is removed", async () => {
  const data = await exampleData();
  const { run, files } = await pullTest(data, (base) => PULL(base, "  maxDrop: 100\n"));
  await run();
  Object.assign(data.posts?.[0] ?? {}, { status: "private", modified: "2026-11-01T00:00:00" });
  Object.assign(data.posts?.[1] ?? {}, { password: "x", modified: "2026-11-01T00:00:00" });
  await run();
  expect([...files().keys()].filter((name) => name.includes("/news/") && name.includes("atlantis"))).toEqual([
    "content/atlantis/news/vija.md",
  ]);
});

it("a CMS that answers drafts and protected posts writes none", async () => {
  const data = { ...(await exampleData()), leaks: true };
  const { run, files } = await pullTest(data);
  await run();
  expect([...files().values()].join()).not.toMatch(/Secret/);
});

it("a post with another slug has its former address as an alias, and links follow it", async () => {
  const data = await exampleData();
  const { run, text, project } = await pullTest(data);
  await run();
  Object.assign(data.posts?.[1] ?? {}, { slug: "post-twelve", modified: "2026-11-01T00:00:00" });
  expect(await run({ quiet: true })).toContain("- countries/content/atlantis/news/post-12.md");
  expect(text("content/atlantis/news/post-twelve.md")).toContain("aliases:\n  - /news/post-12/\n");
  // The address in the other post is that of before, which the CMS redirects.
  expect(text("content/atlantis/news/visa-news.md")).not.toContain("/news/post-12/");
  await project.measure();
  expect(project.report()).toBe("");
});

it("a link that led to nothing is one as soon as there is such a page", async () => {
  const data = await exampleData();
  const { run, text } = await pullTest(data);
  await run();
  data.pages?.push(post(40, { slug: "nowhere" }));
  await run();
  expect(text("content/atlantis/news/visa-news.md")).toContain("[nowhere](/nowhere/)");
});

it("keeps what somebody has changed or written here, until --overwrite", async () => {
  const data = await exampleData();
  const { run, project, text } = await pullTest(data);
  project.write(`${NEWS}/post-13.md`, "---\ntitle: By hand\n---\n");
  await run();
  project.write(`${NEWS}/post-12.md`, "By hand");
  Object.assign(data.posts?.[0] ?? {}, { title: "Changed", modified: "2026-11-01T00:00:00" });
  project.write(`${NEWS}/visa-news.md`, "By hand");
  const said = await run({ quiet: true });
  expect(said).not.toMatch(/^[+~-] /m);
  expect(said.match(/\S+ warning Somebody has changed.*/g)).toMatchInlineSnapshot(`null`);
  expect(text("content/atlantis/news/post-12.md")).toBe("By hand");
  await run({ overwrite: true });
  expect(text("content/atlantis/news/visa-news.md")).toContain("title: Changed");
  expect(text("content/atlantis/news/post-12.md")).toContain("title: Post 12");
  expect(text("content/atlantis/news/vija.md")).not.toContain("By hand");
});

it("a file that somebody has removed is written again", async () => {
  const { run, project } = await pullTest();
  await run();
  project.write(`${NEWS}/post-12.md`, "").remove(`${NEWS}/post-12.md`);
  expect(await run({ quiet: true })).toMatch(/^\+ .*post-12\.md/);
});

it("--dry-run says what would change, and writes nothing", async () => {
  const { run, files } = await pullTest();
  const before = files();
  expect(await run({ dryRun: true })).toContain("7 added, 0 changed, 0 removed, 8 requests; nothing was written.");
  expect(files()).toEqual(before);
});

it("pictures are fetched once, checked, and left out where they are none", async () => {
  const data = await exampleData();
  const images = ["big.gif", "html.jpg", "gone.png", "evil.svg", "../../../etc/up.png"].map(
    (name) => `<img src="{home}/wp-content/uploads/${name}" alt="${name}">`,
  );
  data.posts = [
    post(50, { content: `${PROSE}<p>${images.join(" ")}</p><img src="https://elsewhere.example/x.png" alt="x">` }),
  ];
  data.files = {
    "/wp-content/uploads/big.gif": { type: "image/gif", bytes: await photo(600, 400, (image) => image.gif()) },
    "/wp-content/uploads/html.jpg": { type: "image/jpeg", bytes: "<html>not a picture</html>" },
    "/wp-content/uploads/evil.svg": {
      type: "image/svg+xml",
      bytes: `<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>`,
    },
    "/etc/up.png": { type: "image/png", bytes: await photo(600, 400) },
  };
  const { run, files, cms, project } = await pullTest(data);
  const said = await run();
  expect(said.match(/The picture .* is left out.*/g)).toMatchInlineSnapshot(`null`);
  expect(
    [...files().keys()].filter((name) => name.startsWith("images/")).map((name) => name.replace(/-\w{8}\./, "-….")),
  ).toMatchInlineSnapshot(`
    [
      "images/atlantis/pulled/big-….png",
      "images/atlantis/pulled/up-….png",
    ]
  `);
  cms.requests.length = 0;
  await run({ full: true });
  expect(cms.requests.filter((url) => /gif|up\.png/.test(url))).toEqual([]);
  await project.measure();
  expect(project.report()).toBe("");
});

it("what the country's own file says hides what is pulled, which is said", async () => {
  const { run, project } = await pullTest();
  project
    .append("countries/atlantis.yaml", "navigation: []\n")
    .replace("countries/atlantis.yaml", "    shared: true\n", "    shared: true\n    add: [own]\n")
    .write(
      "countries/content/atlantis/services/own.md",
      project.read("countries/content/shared/services/counseling.md"),
    );
  expect((await run()).match(/is hidden by.*|for `.*hidden.*/g)).toMatchInlineSnapshot(`
    [
      "is hidden by the country's own [cms-content]",
      "is hidden by the country's own [cms-content]",
    ]
  `);
});

it("--json says what was changed, to programs", async () => {
  const { run } = await pullTest();
  const said = JSON.parse(await run({ json: true })) as { countries: object[]; problems: object[] };
  expect(said.countries).toMatchObject([{ country: "atlantis", changed: [], removed: [], requests: 8 }]);
  expect(said.problems).toHaveLength(6);
  expect(said.problems[0]).toMatchObject({ code: "cms-content", place: { file: "countries/atlantis.yaml" } });
});

it("a login is sent to the host of the WordPress only, and written nowhere", async () => {
  vi.stubEnv("SITEGEN_WORDPRESS_LOGIN", "reader:wxyz stuv");
  onTestFinished(() => void vi.unstubAllEnvs());
  const { run, cms, files } = await pullTest();
  const logins = new Set<string | undefined>();
  cms.fault = (_, __, request) => (logins.add(request.headers.authorization), false);
  await run();
  expect([...logins]).toEqual([`Basic ${Buffer.from("reader:wxyz stuv").toString("base64")}`]);
  expect([...files().values()].join()).not.toContain("wxyz");
});

it("a country that nothing is pulled for is a mistake of the command line", async () => {
  const { run, project } = await pullTest();
  project.write("countries/atlantis.yaml", project.read("countries/atlantis.yaml").replace(/^pull:[^]*/m, ""));
  await expect(run()).rejects.toThrow("No country has a key `pull`");
});

it("a value that the setting does not take is a problem, and nothing is written", async () => {
  const data = { ...(await exampleData()), options: { email: "no address" } };
  const { run, files } = await pullTest(data);
  const before = files();
  expect(await run()).toMatchInlineSnapshot(`
    "countries/atlantis.pulled.yaml:21:10 error The value is not an email address [invalid-value]

        20 | contacts:
      > 21 |   email: no address
           |          ^^^^^^^^^^
        22 |

      → Write it in the form \`name@example.com\`.

    1 error in 1 file"
  `);
  expect(files()).toEqual(before);
});

it("the command ends with 0 when all is well, and with 1 and no stack when the CMS is not", async () => {
  const { project, cms } = await pullTest(undefined, (base) => PULL(base, "  timeout: 20\n"));
  const pull = () => runCommand("pull", "--root", project.root);
  expect(await pull()).toMatchObject({ code: 0, err: expect.stringContaining("7 added") });
  cms.fault = (_, response) => (response.writeHead(200, { "content-type": "text/html" }).end("<html>"), true);
  const { code, err } = await pull();
  expect(code).toBe(1);
  expect(err).toContain("does not answer with JSON");
  expect(err).not.toMatch(/\n\s+at |bug in sitegen/);
});

it("a pull that is stopped leaves everything as it was", async () => {
  const { project, cms, files, run: pull } = await pullTest();
  await pull();
  const before = files();
  cms.data.posts?.forEach((post) => Object.assign(post, { title: "Changed", modified: "2026-11-01T00:00:00" }));
  // Posts are there, the menu never comes.
  const asked = new Promise<void>((resolve) => {
    cms.fault = (url) => url.pathname.includes("/menu/") && (resolve(), true);
  });
  const child = spawn(process.execPath, [CLI, "pull", "--root", project.root], { stdio: "ignore" });
  const ended = new Promise((resolve) => child.on("close", resolve));
  await asked;
  child.kill("SIGTERM");
  expect(await ended).toBe(143);
  expect(files()).toEqual(before);
});
