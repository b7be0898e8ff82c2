import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { askRaw } from "../../askRaw.ts";
import type { TestHost } from "../testHost.ts";
import { askHttp } from "./askHttp.ts";
import { freePort, startDaemon } from "./daemon.ts";
import { findProgram, needs } from "./findProgram.ts";

/** Caddy with the emitted Caddyfile as it stands; addresses and folder are given by the variables that it names. */
export const caddy: TestHost = {
  missing: needs("caddy"),
  async start({ plan, root, dist, deploy }) {
    const port = await freePort();
    writeFileSync(
      join(root, "Caddyfile"),
      `{\n\tadmin off\n\tauto_https off\n}\nimport ${join(deploy, "Caddyfile")}\n`,
    );
    const prefix = plan.key === "" ? "SITEGEN" : `SITEGEN_${plan.key.toUpperCase()}`;
    const env = {
      [`${prefix}_ROOT`]: dist,
      [`${prefix}_ADDRESS`]: `http://${plan.allowedHost}:${port}`,
      [`${prefix}_OTHERS`]: `http://:${port}`,
      HOME: root,
      XDG_DATA_HOME: root,
      XDG_CONFIG_HOME: root,
    };
    const stop = await startDaemon(
      findProgram("caddy") ?? "caddy",
      ["run", "--config", join(root, "Caddyfile"), "--adapter", "caddyfile"],
      { port, cwd: root, env },
    );
    return { ask: (request) => askHttp({ port }, request), askRaw: (lines) => askRaw(port, lines), stop };
  },
};
