import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Stands for the content API: says what it was asked, sets a cookie, and would like its HTML to run. */
export function startUpstream(): Promise<{ address: string; stop: () => void }> {
  const server = createServer((request, response) => {
    const type = request.url?.startsWith("/wp-json/page") ? "text/html" : "application/json";
    response.writeHead(200, { "content-type": type, "set-cookie": "upstream=1" });
    response.end(JSON.stringify({ url: request.url, method: request.method, cookie: request.headers.cookie || null }));
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      const stop = () => {
        server.close();
        server.closeAllConnections();
      };
      resolve({ address: `http://127.0.0.1:${port}/wp-json`, stop });
    });
  });
}
