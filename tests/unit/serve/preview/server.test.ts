import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { PreviewData } from "../../../../cli/hosts/previewData.ts";
import { writeText } from "../../../../cli/core/files.ts";
import type { HostPlan } from "../../../../cli/plan/network/hostPlan.ts";
import { followPreviewData, previewFile } from "../../../../cli/hosts/previewData.ts";
import { startPreview } from "../../../../cli/serve/preview/server.ts";
import { openProject } from "../../../../cli/core/project.ts";
import { askRaw } from "../../../askRaw.ts";

const HOST: HostPlan = {
  key: "",
  folder: "/",
  base: "/",
  allowedHost: "www.example.com",
  aliases: [],
  homes: {},
  fallback: "/atlantis/",
  choices: { atlantis: "/atlantis/" },
  choiceCookie: "country-choice",
  gone: [],
  redirects: [],
  sites: ["/atlantis/"],
  folders: ["/atlantis/"],
  moved: { language: "en", title: "Moved", text: "Moved to \n." },
  headers: { all: { "Content-Security-Policy": "style-src 'old'" }, revalidate: "no-cache", immutable: "immutable" },
};
const DATA: PreviewData = {
  hosts: [HOST],
  api: {
    base: "https://cms.example.com",
    navigation: "menus/v1",
    geoIpUrl: "https://geo.example.com/",
    menus: {},
    forms: { "https://forms.example.com/": { names: ["name"], success: {} } },
    counters: [],
  },
};

let root = "";
let stop = () => {};
let origin = "";

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), "sitegen-preview-"));
  const project = openProject(root);
  writeText(...previewFile(project, DATA));
  const server = await startPreview({ project, data: followPreviewData(project), port: 0, log: () => undefined });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  stop = () => {
    server.close();
    server.closeAllConnections();
  };
});
afterEach(() => {
  stop();
  rmSync(root, { recursive: true, force: true });
});

function write(file: string, contents: string | Uint8Array): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), contents);
}

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { redirect: "manual", headers });

describe("after a build the running preview has", () => {
  const rebuild = (host: Partial<HostPlan>) =>
    writeText(...previewFile(openProject(root), { ...DATA, hosts: [{ ...HOST, ...host }] }));

  it("its policy", async () => {
    write("dist/atlantis/index.html", "A page");
    expect((await ask("/atlantis/")).headers.get("content-security-policy")).toBe("style-src 'old'");
    rebuild({ headers: { ...HOST.headers, all: { "Content-Security-Policy": "style-src 'new'" } } });
    expect((await ask("/atlantis/")).headers.get("content-security-policy")).toBe("style-src 'new'");
  });

  it("its redirects", async () => {
    expect((await ask("/old/")).status).toBe(404);
    rebuild({ redirects: [{ from: "/old/", to: "/atlantis/", status: 301 }] });
    expect((await ask("/old/")).headers.get("location")).toBe("/atlantis/");
  });

  it("its pages and their compressed forms", async () => {
    for (const text of ["old", "new"]) {
      write("dist/atlantis/index.html", text);
      write("dist/atlantis/index.html.br", brotliCompressSync(text));
      const response = await ask("/atlantis/", { "accept-encoding": "br" });
      expect(response.headers.get("content-encoding")).toBe("br");
      expect(await response.text()).toBe(text);
    }
  });

  it("the last whole data while the next are written", async () => {
    write(".sitegen/preview.json", '{ "host"');
    expect((await ask("/atlantis/")).headers.get("content-security-policy")).toBe("style-src 'old'");
  });
});

describe("a request", () => {
  const port = () => Number(new URL(origin).port);
  const get = (target: string, host: string) => askRaw(port(), [`GET ${target} HTTP/1.1`, `Host: ${host}`]);
  const OWN = ["localhost", "127.0.0.1", "[::1]", "www.example.com"];

  it("for a whole address is for that one's host", async () => {
    write("dist/atlantis/index.html", "A page");
    for (const host of OWN) {
      const { status, headers } = await get("http://other.example/atlantis/?a=1", host);
      expect([status, headers["location"]]).toEqual([301, "https://www.example.com/atlantis/?a=1"]);
      expect((await get(`http://${host}/atlantis/`, "other.example")).status).toBe(200);
    }
    expect((await get("http://other.example", "localhost")).headers["location"]).toBe("https://www.example.com/");
    expect((await get("*", "localhost")).status).toBe(400);
  });

  it.each(["other.example", "localhost.other.example", "127.0.0.1.other.example"])(
    "under another name gets no page, no data and stores nothing: %s",
    async (host) => {
      write("dist/atlantis/index.html", "A page");
      for (const path of ["/atlantis/", "/__sitegen/geo-ip", "/__sitegen/api/menus/v1/menu/1", "/__sitegen/forms/0"]) {
        const { status, headers, body } = await get(path, `${host}:${port()}`);
        expect([status, headers["location"], body]).toEqual([301, `https://www.example.com${path}`, "0\r\n\r\n"]);
      }
      const lead = await askRaw(
        port(),
        ["POST /__sitegen/forms/0 HTTP/1.1", `Host: ${host}:${port()}`, `Origin: http://${host}:${port()}`].concat(
          "Content-Type: application/x-www-form-urlencoded",
          "Content-Length: 6",
        ),
        { body: "name=x" },
      );
      expect(lead.status).toBe(405);
      expect(existsSync(join(root, ".sitegen/leads"))).toBe(false);
    },
  );

  it.each(OWN)("under a name of its own gets all: %s", async (host) => {
    write("dist/atlantis/index.html", "A page");
    for (const path of ["/atlantis/", "/__sitegen/geo-ip"])
      expect((await get(path, `${host}:${port()}`)).status).toBe(200);
    const lead = await fetch(`${origin}/__sitegen/forms/0`, {
      method: "POST",
      body: new URLSearchParams({ name: "x" }),
    });
    expect(lead.status).toBe(200);
  });
});

describe("a file", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0, gzip;q=0", null],
    ["x-br", null],
    ["*", "br"],
    ["identity", null],
  ])("is compressed as its reader takes it: %s", async (accepted, encoding) => {
    write("dist/atlantis/index.html", "text");
    const response = await ask("/atlantis/", { "accept-encoding": accepted });
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(response.headers.get("vary")).toBe("Accept-Encoding");
  });

  it.each([
    ["robots.txt", "text/plain; charset=utf-8"],
    ["sitemap.xml", "text/xml; charset=utf-8"],
    ["atlantis/assets/flag.svg", "image/svg+xml"],
    ["atlantis/assets/app.js", "text/javascript; charset=utf-8"],
    ["atlantis/assets/font.woff2", "font/woff2"],
    ["atlantis/assets/picture.avif", "image/avif"],
    ["atlantis/assets/unknown", "application/octet-stream"],
  ])("%s is sent as %s", async (file, type) => {
    write(`dist/${file}`, "contents");
    expect((await ask(`/${file}`)).headers.get("content-type")).toBe(type);
  });

  it("outside of the output folder is not sent, though a link leads there", async () => {
    write("secret.txt", "secret");
    write("dist/404.html", "Nothing here");
    symlinkSync(root, join(root, "dist/up"));
    symlinkSync("../secret.txt", join(root, "dist/secret.txt"));
    for (const path of ["/secret.txt", "/up/secret.txt"]) {
      const response = await ask(path);
      expect({ status: response.status, body: await response.text() }).toEqual({ status: 404, body: "Nothing here" });
    }
  });
});
