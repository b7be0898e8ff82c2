import { cpSync } from "node:fs";
import { join } from "node:path";
import { removePath } from "../files.ts";
import { appConfig } from "./appConfig.ts";

/** Bundles an app with Vite. What is made is below `out`: `client/`, `server/` and `inline/`. */
export async function runVite(appDir: string, out: string): Promise<void> {
  const { createBuilder } = await import("vite");
  const config = await appConfig(appDir, out);
  const builder = await createBuilder({ ...config, configFile: false, mode: "production", logLevel: "error" });
  await builder.buildApp();
  joinAssets(out);
}

/** Puts the drawings that only the server refers to beside the browser's files. */
export function joinAssets(out: string): void {
  cpSync(join(out, "server/assets"), join(out, "client/assets"), { recursive: true });
  removePath(join(out, "server/assets"));
}
