import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { createSecureServer } from "node:http2";
import { join } from "node:path";

/** Headers of HTTP/1.1 connections, which HTTP/2 has no place for. */
const OF_CONNECTION = new Set(["connection", "keep-alive", "transfer-encoding", "upgrade"]);

/**
 * Serves what a local HTTP/1.1 server sends by HTTP/2, as hosts do: with HTTP/1.1 a second stylesheet waits for a
 * connection of its own, which visitors' browsers don't open. The certificate is self-signed, made by `openssl`.
 * @param {{ port: number, target: number, folder: string }} options Ports, and a folder for the certificate.
 * @returns {import("node:http2").Http2SecureServer}
 */
export function serveHttp2({ port, target, folder }) {
  const [key, cert] = ["key.pem", "cert.pem"].map((name) => join(folder, name));
  execFileSync(
    "openssl",
    [
      "req",
      "-x509",
      "-newkey",
      "rsa:2048",
      "-nodes",
      "-days",
      "1",
      "-subj",
      "/CN=localhost",
      "-keyout",
      key,
      "-out",
      cert,
    ],
    { stdio: "ignore" },
  );
  const server = createSecureServer({ key: readFileSync(key), cert: readFileSync(cert) });
  server.on("stream", (stream, { ":path": path, ":method": method, ...given }) => {
    const own = Object.entries(given).filter(([name]) => !name.startsWith(":"));
    const headers = { ...Object.fromEntries(own), host: `localhost:${target}` };
    const forwarded = request({ port: target, path, method, headers }, (response) => {
      const kept = Object.entries(response.headers).filter(([name]) => !OF_CONNECTION.has(name));
      stream.respond({ ":status": response.statusCode, ...Object.fromEntries(kept) });
      response.pipe(stream);
    });
    forwarded.on("error", () => stream.close());
    stream.on("error", () => forwarded.destroy());
    stream.pipe(forwarded);
  });
  return server.listen(port);
}
