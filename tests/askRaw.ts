import { connect } from "node:net";
import { connect as connectSecurely } from "node:tls";

/** What a server has sent. */
export interface RawAnswer {
  status: number;
  /** By lower-case names. */
  headers: Record<string, string>;
  body: string;
}

interface Options {
  body?: string;
  /** With TLS, whatever the certificate says. */
  tls?: boolean;
}

/**
 * Sends a request as it is written, and reads the answer until the server closes the connection: clients of HTTP clean
 * addresses and name one host only.
 */
export function askRaw(
  port: number,
  lines: readonly string[],
  { body = "", tls = false }: Options = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = tls
      ? connectSecurely({ port, host: "127.0.0.1", rejectUnauthorized: false })
      : connect(port, "127.0.0.1");
    socket.setTimeout(30_000, () => socket.destroy(new Error(`no answer to ${lines[0]}`)));
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", reject);
    socket.on("end", () => resolve(readAnswer(Buffer.concat(chunks).toString("latin1"))));
    socket.write(`${[...lines, "Connection: close"].join("\r\n")}\r\n\r\n${body}`, "latin1");
  });
}

function readAnswer(text: string): RawAnswer {
  const [, head = text, body = ""] = /^(.*?)\r\n\r\n(.*)$/s.exec(text) ?? [];
  const [first = "", ...lines] = head.split("\r\n");
  const headers = lines.map((line): [string, string] => {
    const [, name = line, value = ""] = /^([^:]*): *(.*)$/.exec(line) ?? [];
    return [name.toLowerCase(), value];
  });
  return { status: Number(first.split(" ")[1]), headers: Object.fromEntries(headers), body };
}
