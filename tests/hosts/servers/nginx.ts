import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { askRaw } from "../../askRaw.ts";
import { ALLOWED, type TestHost } from "../testHost.ts";
import { askHttp } from "./askHttp.ts";
import { freePort, startDaemon } from "./daemon.ts";
import { findProgram, needs } from "./findProgram.ts";

/** nginx with the emitted file as it stands, but for what its head says may differ: ports, root, certificate. */
export const nginx: TestHost = {
  missing: needs("nginx"),
  async start({ root, dist, deploy }) {
    const [port, plainPort] = [await freePort(), await freePort()];
    const { key, certificate } = makeCertificate(root);
    const site = readFileSync(join(deploy, "nginx.conf"), "utf8")
      .replace(/^ *listen \[::\].*\n/gm, "")
      .replaceAll(/listen 80\b/g, `listen 127.0.0.1:${plainPort}`)
      .replaceAll(/listen 443\b/g, `listen 127.0.0.1:${port}`)
      .replaceAll(/ssl_certificate .*;/g, `ssl_certificate ${certificate};`)
      .replaceAll(/ssl_certificate_key .*;/g, `ssl_certificate_key ${key};`)
      .replace(/root \/var\/www\/.*;/, `root ${dist};`);
    writeFileSync(join(root, "site.conf"), site);
    chmodSync(root, 0o755);
    mkdirSync(join(root, "temp"), { recursive: true });
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
      .map((name) => `${name}_temp_path ${join(root, "temp", name)};`)
      .join("\n");
    writeFileSync(
      join(root, "main.conf"),
      `daemon off;\npid ${join(root, "nginx.pid")};\nerror_log stderr;\nworker_processes 1;\n${process.getuid?.() === 0 ? "user root;\n" : ""}events {}\nhttp {\naccess_log off;\n${temporary}\ninclude /etc/nginx/mime.types;\ninclude ${join(root, "site.conf")};\n}\n`,
    );
    const stop = await startDaemon(findProgram("nginx") ?? "nginx", ["-p", root, "-c", join(root, "main.conf")], {
      port,
      cwd: root,
    });
    return {
      ask: (request) => askHttp({ port, tls: true }, request),
      askRaw: (lines) => askRaw(port, lines, { tls: true }),
      stop,
    };
  },
};

function makeCertificate(folder: string): { key: string; certificate: string } {
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  execFileSync(
    "openssl",
    [
      "req",
      "-x509",
      "-newkey",
      "ec",
      "-pkeyopt",
      "ec_paramgen_curve:prime256v1",
      "-nodes",
      "-days",
      "2",
      "-subj",
      `/CN=${ALLOWED}`,
      "-keyout",
      key,
      "-out",
      certificate,
    ],
    { stdio: "ignore" },
  );
  return { key, certificate };
}
