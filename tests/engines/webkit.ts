import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { findProgram } from "../hosts/servers/findProgram.ts";
import { freePort } from "../sites/serve.ts";
import { eventually, type StartEngine } from "./engine.ts";
import { driveBy, requestOf } from "./webDriver.ts";

/** Where Debian has the small browser of WebKitGTK. */
const MINI_BROWSERS = ["4.1", "6.0", "4.0"].flatMap((version) =>
  ["x86_64", "aarch64"].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
);

/** Its row of buttons has 447 px by itself, which would be the least width of pages. */
const NARROW_BUTTONS = "* { padding: 0; margin: 0; min-width: 0; border-width: 0; }";

/** WebKitGTK by WebDriver (https://www.w3.org/TR/webdriver2/), on a screen that nobody sees. */
export const startWebKit: StartEngine = async (proxyPort) => {
  const driver = findProgram("WebKitWebDriver");
  const screen = findProgram("Xvfb");
  const [binary] = MINI_BROWSERS.filter((path) => existsSync(path));
  if (driver === undefined || screen === undefined || binary === undefined)
    throw new Error("WebKit is missing: apt-get install webkit2gtk-driver xvfb");
  const display = spawn(screen, ["-displayfd", "3", "-screen", "0", "1440x900x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = (await once(display.stdio[3] as Readable, "data")) as [Buffer];
  const config = mkdtempSync(join(tmpdir(), "sitegen-webkit-"));
  mkdirSync(join(config, "gtk-3.0"));
  writeFileSync(join(config, "gtk-3.0/gtk.css"), NARROW_BUTTONS);
  const env = { ...process.env, DISPLAY: `:${String(number).trim()}`, XDG_CONFIG_HOME: config };
  const { call, driving } = await eventually(() => openSession(driver, binary, proxyPort, env), 5);
  return {
    ...driveBy((command, parameters) => {
      const { method, path } = requestOf(command, parameters);
      return call(method, path, method === "POST" ? parameters : undefined);
    }),
    async close() {
      driving.kill();
      // The browser ends with its screen.
      const ended = once(display, "exit");
      display.kill();
      await ended;
      rmSync(config, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};

/** Starts the driver, and by it the browser, which crashes during one start in five: then the driver answers nothing. */
async function openSession(driver: string, binary: string, proxyPort: number, env: NodeJS.ProcessEnv) {
  const port = await freePort();
  const driving = spawn(driver, [`--port=${port}`], { env, stdio: "ignore" });
  let session = "/session";
  const call = async (method: string, path: string, body?: object, signal?: AbortSignal): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${session}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  const proxy = `127.0.0.1:${proxyPort}`;
  const alwaysMatch = {
    "webkitgtk:browserOptions": { binary, args: ["--automation"] },
    proxy: { proxyType: "manual", httpProxy: proxy, sslProxy: proxy, noProxy: ["localhost", "127.0.0.1"] },
  };
  try {
    await eventually(() => fetch(`http://127.0.0.1:${port}/status`));
    const opened = await call("POST", "", { capabilities: { alwaysMatch } }, AbortSignal.timeout(5000));
    session += `/${(opened as { sessionId: string }).sessionId}`;
    return { call, driving };
  } catch (error) {
    driving.kill();
    throw error;
  }
}
