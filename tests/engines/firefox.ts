import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProgram } from "../hosts/servers/findProgram.ts";
import { freePort } from "../sites/serve.ts";
import { eventually, type StartEngine } from "./engine.ts";
import { driveBy } from "./webDriver.ts";

/** Firefox by its own protocol (https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html). */
export const startFirefox: StartEngine = async (proxyPort) => {
  const program = findProgram("firefox-esr") ?? findProgram("firefox");
  if (program === undefined) throw new Error("Firefox is missing: apt-get install firefox-esr");
  const profile = mkdtempSync(join(tmpdir(), "sitegen-firefox-"));
  const port = await freePort();
  writeFileSync(join(profile, "user.js"), preferences(port, proxyPort));
  const browser = spawn(program, ["--headless", "--marionette", "--no-remote", "--profile", profile], {
    env: { ...process.env, HOME: profile },
    stdio: "ignore",
  });
  const call = speak(await eventually(() => openSocket(port)));
  await call("WebDriver:NewSession", {});
  const engine = driveBy(async (command, parameters) => {
    const { value } = (await call(`WebDriver:${command}`, parameters)) as { value: unknown };
    return value;
  });
  // Another window has bars that are 500 px wide at least.
  await engine.run(`open("about:blank", "", "popup")`);
  const [, handle] = (await call("WebDriver:GetWindowHandles", {})) as string[];
  await call("WebDriver:SwitchToWindow", { handle });
  return {
    ...engine,
    async close() {
      const ended = new Promise((done) => browser.once("exit", done));
      browser.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};

/** What is on this machine it does not ask the proxy for. */
const preferences = (port: number, proxyPort: number): string =>
  Object.entries({
    "marionette.port": port,
    "network.proxy.type": 1,
    "network.proxy.http": "127.0.0.1",
    "network.proxy.http_port": proxyPort,
    "network.proxy.ssl": "127.0.0.1",
    "network.proxy.ssl_port": proxyPort,
  })
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join("");

const openSocket = (port: number): Promise<Socket> =>
  new Promise((done, fail) => {
    const socket = connect(port, "127.0.0.1", () => done(socket)).once("error", fail);
  });

type Answer = [type: 1, id: number, error: { message: string } | null, result: unknown];

/** Messages are JSON behind their length in bytes and a colon. */
function speak(socket: Socket) {
  const waiting = new Map<number, (answer: Answer) => void>();
  let received: Buffer = Buffer.alloc(0);
  socket.on("data", (part: Buffer) => {
    received = Buffer.concat([received, part]);
    for (let colon = received.indexOf(":"); colon > 0; colon = received.indexOf(":")) {
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (received.length < end) return;
      const message = JSON.parse(String(received.subarray(colon + 1, end))) as Answer;
      received = received.subarray(end);
      // The first is a greeting.
      if (Array.isArray(message)) waiting.get(message[1])?.(message);
    }
  });
  let last = 0;
  return (name: string, parameters: object): Promise<unknown> =>
    new Promise((done, fail) => {
      const id = ++last;
      waiting.set(id, ([, , error, result]) => (error ? fail(new Error(error.message)) : done(result)));
      const text = JSON.stringify([0, id, name, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}
