import type { TestHost } from "../testHost.ts";
import { askHttp } from "./askHttp.ts";
import { freePort, startDaemon } from "./daemon.ts";
import { findTool, needsTool } from "./findTool.ts";

const WRANGLER = "wrangler/bin/wrangler.js";

/** Cloudflare Pages in Cloudflare's own local runtime: `wrangler pages dev` over the emitted upload as it stands. */
export const workerd: TestHost = {
  missing: needsTool(WRANGLER),
  async start({ root, dist }) {
    const [port, inspector] = [await freePort(), await freePort()];
    const args = [
      findTool(WRANGLER) ?? "",
      "pages",
      "dev",
      dist,
      "--ip",
      "127.0.0.1",
      "--port",
      String(port),
      "--inspector-port",
      String(inspector),
      "--compatibility-date",
      "2026-01-01",
      "--log-level",
      "error",
    ];
    const env = { WRANGLER_SEND_METRICS: "false", CI: "1", HOME: root, XDG_CONFIG_HOME: root, NO_UPDATE_NOTIFIER: "1" };
    const stop = await startDaemon(process.execPath, args, { port, cwd: root, env });
    return { ask: (request) => askHttp({ port }, request), stop };
  },
};
