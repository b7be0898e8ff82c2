import { chmodSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { askRaw } from "../../askRaw.ts";
import type { TestHost } from "../testHost.ts";
import { askHttp } from "./askHttp.ts";
import { freePort, startDaemon } from "./daemon.ts";
import { findProgram, needs } from "./findProgram.ts";

const MODULES = "/usr/lib/apache2/modules";
const NEEDED = [
  "mpm_event",
  "authz_core",
  "dir",
  "mime",
  "alias",
  "rewrite",
  "headers",
  "setenvif",
  "proxy",
  "proxy_http",
];

/** Apache httpd with the emitted .htaccess as it stands, in a server that allows it everything and has the modules it names. */
export const apache: TestHost = {
  missing: needs("apache2"),
  async start({ root, dist }) {
    const port = await freePort();
    mkdirSync(join(root, "logs"), { recursive: true });
    // Started by root, Apache serves as a user of its own, who has to read the files.
    const user = process.getuid?.() === 0 ? "User www-data\nGroup www-data\n" : "";
    chmodSync(root, 0o755);
    const modules = NEEDED.filter((name) => existsSync(`${MODULES}/mod_${name}.so`)).map(
      (name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`,
    );
    writeFileSync(
      join(root, "httpd.conf"),
      `${user}ServerRoot ${root}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${join(root, "httpd.pid")}
DefaultRuntimeDir ${root}
ErrorLog ${join(root, "logs/error.log")}
${modules.join("\n")}
TypesConfig /etc/mime.types
DocumentRoot ${dist}
<Directory ${dist}>
    AllowOverride All
    Require all granted
</Directory>
`,
    );
    const stop = await startDaemon(
      findProgram("apache2") ?? "apache2",
      ["-f", join(root, "httpd.conf"), "-DFOREGROUND", "-DNO_DETACH"],
      { port, cwd: root },
    );
    return { ask: (request) => askHttp({ port }, request), askRaw: (lines) => askRaw(port, lines), stop };
  },
};
