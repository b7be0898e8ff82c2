import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { ALLOWED, type HostAnswer, type HostRequest } from "../testHost.ts";

interface Server {
  port: number;
  tls?: boolean;
  /** Headers by which this server learns the visitor's country. */
  countryHeader?: string;
}

/** Asks a server on this machine; the path is sent as it is, slashes and all. */
export function askHttp(
  { port, tls = false, countryHeader = "CF-IPCountry" }: Server,
  { url, host = ALLOWED, country, cookie, method = "GET", send }: HostRequest,
): Promise<HostAnswer> {
  const options = {
    host: "127.0.0.1",
    port,
    path: url,
    method,
    agent: false as const,
    rejectUnauthorized: false,
    servername: host,
    headers: { Host: host, ...(country && { [countryHeader]: country }), ...(cookie && { Cookie: cookie }), ...send },
  };
  return new Promise((resolve, reject) => {
    const asked = (tls ? requestHttps : requestHttp)(options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const flat = Object.fromEntries(
          Object.entries(response.headers).map(([name, value]) => [
            name,
            Array.isArray(value) ? value.join(", ") : (value ?? ""),
          ]),
        );
        resolve({ status: response.statusCode ?? 0, headers: flat, body: Buffer.concat(chunks).toString("utf8") });
      });
    });
    asked.on("error", reject);
    asked.setTimeout(10_000, () => asked.destroy(new Error(`no answer to ${url}`)));
    asked.end();
  });
}
