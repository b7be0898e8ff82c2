import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server, type ServerResponse, type IncomingMessage } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { Subject } from "../../../../cli/tools/doctor/check.ts";
import { openNet, type Net } from "../../../../cli/tools/doctor/net.ts";
import { openProject } from "../../../../cli/core/project.ts";
import { checkTexts } from "../../../checkTexts.ts";
import { makeProject, NETWORK_FILE, type TestProject } from "../../project.ts";

/** Answers a request: the URL has scheme and host as they were asked for. */
export type Handle = (url: URL, request: IncomingMessage) => Partial<{ status: number; headers: object; body: string }>;

/** A network in which every name is this machine, but for those in `missing`. */
export async function openTestNet(handle: Handle, { missing = [] as string[], days = 90 } = {}): Promise<Net> {
  const answer = (scheme: string) => (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? "/", `${scheme}://${request.headers.host}`);
    const { status = 200, headers = {}, body = "" } = handle(url, request);
    response.writeHead(status, { ...headers }).end(body);
  };
  const plain = await listen(createServer(answer("http")));
  const secure = await listen(createSecureServer(certificate(days), answer("https")));
  return openNet((name, port) => {
    if (missing.includes(name)) throw Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: "ENOTFOUND" });
    return { host: "127.0.0.1", port: port === 443 ? secure : plain };
  });
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** A self-signed certificate. */
function certificate(days: number) {
  const folder = mkdtempSync(join(tmpdir(), "sitegen-certificate-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const subject = ["-subj", "/CN=www.faraway.net", "-days", String(days)];
  const kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  execFileSync("openssl", ["req", ...kind, "-keyout", key, "-out", cert, ...subject], { stdio: "ignore" });
  const files = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return files;
}

/** A small project whose host and services could be real. */
export const makeRealProject = (): TestProject =>
  makeProject()
    .replace(NETWORK_FILE, "allowed: www.example.com", "allowed: www.faraway.net")
    .replace(NETWORK_FILE, "aliases: [example.com]", "aliases: [faraway.net]")
    .replace(NETWORK_FILE, "https://cms.example.com", "http://cms.faraway.net")
    .replace(NETWORK_FILE, "https://geo.example.com", "http://geo.faraway.net");

/** What is looked at of a project. */
export function subjectOf({ root }: TestProject, net: Net, more: Partial<Subject> = {}): Subject {
  const { project, problems } = checkTexts({ root });
  return { project: openProject(root), checked: project, problems, net, ...more };
}
