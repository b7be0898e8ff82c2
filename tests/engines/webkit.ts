import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { findProgram } from "../hosts/servers/findProgram.ts";
import { eventually, type StartEngine } from "./engine.ts";

const PORT = 42_829;
const DISPLAY = ":98";

/** Where Debian has the small browser of WebKitGTK. */
const MINI_BROWSERS = ["4.1", "6.0", "4.0"].flatMap((version) =>
  ["x86_64", "aarch64"].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
);

/** WebKitGTK by WebDriver (https://www.w3.org/TR/webdriver2/), on a screen that nobody sees. */
export const startWebKit: StartEngine = async (proxyPort) => {
  const driver = findProgram("WebKitWebDriver");
  const screen = findProgram("Xvfb");
  const [binary] = MINI_BROWSERS.filter((path) => existsSync(path));
  if (driver === undefined || screen === undefined || binary === undefined)
    throw new Error("WebKit is missing: apt-get install webkit2gtk-driver xvfb");
  const started: ChildProcess[] = [];
  const start = (program: string, args: string[]) =>
    started.push(spawn(program, args, { env: { ...process.env, DISPLAY }, stdio: "ignore" }));
  start(screen, [DISPLAY, "-screen", "0", "1440x900x24", "-nolisten", "tcp"]);
  start(driver, [`--port=${PORT}`]);
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${PORT}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
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
  const { sessionId } = (await eventually(() => call("POST", "/session", { capabilities: { alwaysMatch } }))) as {
    sessionId: string;
  };
  return {
    goTo: async (url) => void (await call("POST", `/session/${sessionId}/url`, { url })),
    run: (script) => call("POST", `/session/${sessionId}/execute/sync`, { script, args: [] }),
    async close() {
      await call("DELETE", `/session/${sessionId}`);
      for (const process of started.reverse()) process.kill();
    },
  };
};
