import type { IncomingMessage } from "node:http";

/**
 * Gives a request the path and the host name that it is for: one for a whole address (`GET http://other.example/x`) is for
 * that one's host, whatever the Host header says (RFC 9112, 3.2.2).
 * @returns false where it is for no path, such as `*`
 */
export function readTarget(request: IncomingMessage): boolean {
  const { url = "" } = request;
  const [, host, path = url] = /^https?:\/\/([^/?#]*)([^#]*)/i.exec(url) ?? [];
  if (host !== undefined) {
    request.headers.host = host;
    request.url = path.startsWith("/") ? path : `/${path}`;
  }
  return request.url?.startsWith("/") ?? false;
}
