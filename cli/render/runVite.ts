import { appConfig } from "./appConfig.ts";

/** Bundles an app with Vite. What is made is below `out`: `client/`, `server/` and `inline/`. */
export async function runVite(appDir: string, out: string): Promise<void> {
  const { createBuilder } = await import("vite");
  const config = await appConfig(appDir, out);
  const builder = await createBuilder({ ...config, configFile: false, mode: "production", logLevel: "error" });
  await builder.buildApp();
}
