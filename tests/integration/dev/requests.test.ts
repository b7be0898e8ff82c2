import {
  appendFileSync,
  cpSync,
  mkdirSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { PACKAGE_DIR } from "../../../cli/core/project.ts";
import { askRaw } from "../../askRaw.ts";
import { serve, type ServedSites } from "../../sites/serve.ts";

const SECRET = "not for browsers";
const folder = realpathSync(mkdtempSync(join(tmpdir(), "sitegen-dev-")));
const root = join(folder, "project");
let served: ServedSites;
let port = 0;

beforeAll(async () => {
  cpSync(resolve(import.meta.dirname, "../../fixtures/bare"), root, { recursive: true });
  for (const file of ["../secret.txt", ".env", "package.json", ".sitegen/leads/lead.json"])
    write(file, JSON.stringify({ SECRET }));
  write("countries/public/mill/prices.txt", "Prices");
  appendFileSync(join(root, "countries/network.yaml"), "notFound: { log: /missing }\n");
  write("countries/styles/main.css", "h1 { color: teal }");
  // An editor that says what it was to open.
  writeFileSync(join(folder, "editor.sh"), `#!/bin/sh\necho "$1" >> ${join(folder, "opened.txt")}\n`, { mode: 0o755 });
  vi.stubEnv("LAUNCH_EDITOR", join(folder, "editor.sh"));
  served = await serve("dev", "--root", root);
  port = Number(new URL(served.origin).port);
  // After the first check: a link that leads out of the project is an error of its own.
  symlinkSync(join(folder, "secret.txt"), join(root, "countries/content/secret.txt"));
  symlinkSync(join(folder, "secret.txt"), join(root, "countries/public/mill/secret.txt"));
});
afterAll(async () => {
  await served?.stop();
  rmSync(folder, { recursive: true, force: true });
});

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const ask = (target: string, host = `localhost:${port}`) => askRaw(port, [`GET ${target} HTTP/1.1`, `Host: ${host}`]);

describe("a name that another page can give this machine gets nothing", () => {
  const targets = [
    "/mill/",
    "/",
    "/nothing/",
    "/robots.txt",
    "/@site.json?home=/mill/",
    "/src/boot.ts",
    "/@vite/client",
  ];

  it.each(targets)("%s", async (target) => {
    for (const host of ["evil.example", `evil.example:${port}`, "localhost.evil.example", "evil.example:localhost", ""])
      expect([host, (await ask(target, host)).status]).toEqual([host, 403]);
  });

  it("not even with an address of this machine in the request line", async () => {
    const { status, body } = await ask(`http://localhost:${port}/mill/`, "evil.example");
    expect([status, body]).toEqual([403, expect.not.stringContaining("<html")]);
  });

  it.each(["localhost", "127.0.0.1", "[::1]", "www.kruimel.example.localhost"])(
    "%s is one of its own",
    async (host) => {
      expect((await ask("/mill/", `${host}:${port}`)).status).toBe(200);
    },
  );
});

describe("a file that is no part of the sites is not sent", () => {
  const QUERIES = ["", "?raw", "?url", "?import&raw", "?inline", "?raw??", "?import&url&inline"];

  it.each([
    "secret.txt",
    "project/.env",
    "project/package.json",
    "project/.sitegen/leads/lead.json",
    "project/countries/content/secret.txt",
  ])("by its place on this machine: %s", async (name) => {
    const file = join(folder, name);
    for (const query of QUERIES)
      for (const target of [`/@fs${file}`, `/@fs/${file}`, `/@id/${file}`, `//@fs${file}`, `/.${file}`, file]) {
        const { status, headers, body } = await ask(target + query);
        expect(`${target + query}: ${body}`).not.toContain(SECRET);
        // What cleans slashes leads to the next; a module that holds an address tells nothing of the file.
        if (headers["location"] === undefined && !query.includes("url"))
          expect([target + query, status]).toEqual([target + query, expect.toSatisfy((code: number) => code >= 400)]);
      }
  });

  it.each([
    "/..%2f..%2f..%2f..%2f..%2fetc/passwd",
    "/../../../../../../etc/passwd",
    "/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
    "/..%5c..%5c..%5c..%5cetc/passwd",
    "/mill/..%2f..%2f..%2f..%2fpackage.json",
    "/src/../../../package.json",
    "/@fs/etc/passwd%00.js",
    "/mill/%00",
    "/%",
    "http://evil.example/mill/",
    "http://localhost/@fs/etc/passwd",
  ])("%s", async (target) => {
    const { status, body } = await ask(target);
    expect([status, body]).toEqual([400, expect.stringContaining("The address is not a path\n")]);
  });

  it("through a link among the files that are copied as they are", async () => {
    expect((await ask("/mill/secret.txt")).body).not.toContain(SECRET);
    rmSync(join(root, "countries/public/mill/prices.txt"));
    symlinkSync(join(folder, "secret.txt"), join(root, "countries/public/mill/prices.txt"));
    expect((await ask("/mill/prices.txt")).body).not.toContain(SECRET);
  });
});

describe("an editor is opened", () => {
  const opened = () => (existsSync(join(folder, "opened.txt")) ? readFileSync(join(folder, "opened.txt"), "utf8") : "");
  const open = (file: string, more: string[] = [], path = "/__open-in-editor") =>
    askRaw(port, [`GET ${path}?file=${encodeURIComponent(file)} HTTP/1.1`, `Host: localhost:${port}`, ...more]);

  it("with no file that is not of the sites, and for no page of another server", async () => {
    writeFileSync(join(folder, "opened.txt"), "");
    const page = join(root, "countries/mill.yaml");
    const others = ["/etc/passwd", "/etc/passwd:1:1", "file:///etc/passwd", "file:", "", "package.json"];
    const ofProject = [".env", "countries/content/secret.txt", "countries/../.env", "countries/none.yaml"];
    const answers = [...others, ...ofProject.map((name) => `${root}/${name}`)].map((file) => open(file));
    answers.push(open(page, ["Sec-Fetch-Site: cross-site"]));
    answers.push(open("/etc/passwd", [], "/__Open-In-Editor/"), open("/etc/passwd", [], "/__open-in-editor/more"));
    for (const { status } of await Promise.all(answers)) expect(status).toBe(403);
    // One that is allowed is opened after all others would have been.
    expect((await open(`${page}:3:1`, ["Sec-Fetch-Site: same-origin"])).status).toBe(200);
    await expect.poll(opened, { timeout: 30_000 }).toBe(`${page}\n`);
  });
});

it("what pages are made of is sent", async () => {
  const { body } = await ask("/mill/");
  const addresses = [...body.matchAll(/(?:src|href)="(\/(?:@fs|@vite|src)[^"]*)"/g)].map(([, address = ""]) => address);
  expect(addresses).toContain(`/@fs${join(PACKAGE_DIR, "runtime/styles/main.scss")}`);
  for (const address of [...addresses, `/@fs${join(root, "countries/styles/main.css")}`])
    expect([address, (await ask(address)).status]).toEqual([address, 200]);
});

describe("what is posted", () => {
  const REPORT = '{"path":"/lost/","referrer":""}';
  const post = (path: string, origin: string) =>
    askRaw(
      port,
      [
        `POST ${path} HTTP/1.1`,
        `Host: localhost:${port}`,
        `Origin: ${origin}`,
        "Content-Type: text/plain",
        `Content-Length: ${REPORT.length}`,
      ],
      { body: REPORT },
    );

  it("by a page of this server is taken", async () => {
    expect((await post("/missing", `http://localhost:${port}`)).status).toBe(204);
  });

  it.each(["http://evil.example", "null", "http://localhost:1"])("by a page of %s is not", async (origin) => {
    expect((await post("/missing", origin)).status).toBe(403);
  });

  it.each(["/mill/", "/nothing/"])("to %s, which takes nothing, is refused", async (path) => {
    expect((await post(path, `http://localhost:${port}`)).status).toBe(405);
  });
});
