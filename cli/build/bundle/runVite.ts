import { join } from "node:path";
import { writeText } from "../../core/files.ts";
import { appConfig } from "./appConfig.ts";
import { findTexts, TEXTS_FILE } from "../render/findTexts.ts";

/** Bundles an app and the project's own parts with Vite, into `client/`, `server/` and `inline/` below `out`. */
export async function runVite(appDir: string, root: string, out: string): Promise<void> {
  const { createBuilder } = await import("vite");
  const config = await appConfig(appDir, root, out);
  const builder = await createBuilder({ ...config, configFile: false, mode: "production", logLevel: "error" });
  await builder.buildApp();
  finishBundle(out);
}

/** Writes the list of the texts that scripts show. */
export function finishBundle(out: string): void {
  writeText(join(out, TEXTS_FILE), JSON.stringify(findTexts(join(out, "client/assets"))));
}
