import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { join, relative } from "node:path";
import type { TestHost } from "../testHost.ts";
import { askHttp } from "./askHttp.ts";
import { findTool, needsTool } from "./findTool.ts";

const SUPERSTATIC = "superstatic/lib/index.js";

type Middleware = (request: unknown, response: unknown, next: (error?: unknown) => void) => void;

/** Firebase Hosting: the emitted firebase.json in Firebase's own server, superstatic, as its emulator runs it. */
export const firebase: TestHost = {
  missing: needsTool(SUPERSTATIC),
  async start({ root, dist, deploy }) {
    const { hosting } = JSON.parse(readFileSync(join(deploy, "firebase.json"), "utf8")) as {
      hosting: { redirects: { regex: string }[] };
    };
    // Firebase's expressions are RE2's, which know neither lookaround nor references.
    for (const { regex } of hosting.redirects)
      if (/\(\?[=!<]|\\\d/.test(regex)) throw new Error(`RE2 can't read ${regex}`);
    const { default: superstatic } = createRequire(import.meta.url)(findTool(SUPERSTATIC) ?? "") as {
      default: (options: unknown) => Middleware;
    };
    // Where the upload is, the owner says.
    const config = { ...hosting, public: relative(root, dist) };
    const serve = superstatic({ config, cwd: root, fallthrough: false, compression: false });
    const server = createServer((request, response) => {
      const refuse = () => void response.writeHead(400).end();
      try {
        serve(request, response, refuse);
      } catch {
        // It throws at addresses that it can't decode.
        refuse();
      }
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    return {
      ask: (request) => askHttp({ port }, request),
      stop() {
        server.close();
        server.closeAllConnections();
      },
    };
  },
};
