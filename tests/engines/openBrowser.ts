import { onTestFinished } from "vitest";
import type { StartEngine } from "./engine.ts";
import { startProxy } from "./recordingProxy.ts";

/** Starts a browser and its proxy. They end with the test, also when it takes too long. */
export async function openBrowser(start: StartEngine) {
  const proxy = await startProxy();
  onTestFinished(proxy.stop);
  const engine = await start(proxy.port);
  onTestFinished(engine.close);
  return { engine, proxy };
}
