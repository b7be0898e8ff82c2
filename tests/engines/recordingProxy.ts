import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Hosts that Firefox asks for itself, whatever page it shows: its own, and one for the decoder that it has from Google. */
const OF_THE_BROWSER =
  /^update\.googleapis\.com$|(?:^|\.)(?:mozilla\.(?:org|com|net)|firefox\.com|mozgcp\.net|mozaws\.net)$/;

/** A proxy that lets nothing through, and notes the hosts that are asked for. */
export async function startProxy(): Promise<{ port: number; hosts: () => string[]; stop: () => void }> {
  const asked = new Set<string>();
  const note = (host = "") => OF_THE_BROWSER.test(host) || asked.add(host);
  const server = createServer((request, response) => {
    note(new URL(request.url ?? "/", "http://unknown").hostname);
    response.writeHead(502).end();
  });
  server.on("connect", ({ url }, socket) => {
    note(url?.replace(/:\d+$/, ""));
    socket.end("HTTP/1.1 502 Bad Gateway\r\n\r\n");
  });
  // WebKitGTK speaks TLS with the proxy too: then the host is not known, only that there is one.
  server.on("clientError", (_, socket) => {
    note("by TLS");
    socket.destroy();
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    port: (server.address() as AddressInfo).port,
    hosts: () => [...asked].sort(),
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
