import type { Browser } from "playwright";
import { EnvironmentError } from "../../report/errors.ts";

/** Starts a Chrome without a window. @throws EnvironmentError when it can't be started. */
export async function openBrowser(executablePath: string): Promise<Browser> {
  const { chromium } = await import("playwright").catch((error: unknown) => {
    throw new EnvironmentError(
      "The package playwright is not installed",
      "Run `npm install --save-dev playwright`: it is needed for contact sheets only.",
      error,
    );
  });
  // Chrome's sandbox does not start for root, the usual user in containers.
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  return chromium.launch({ executablePath, args }).catch((error: unknown) => {
    throw new EnvironmentError(
      `${executablePath} could not be started`,
      "Check that it runs on its own, or name another with CHROME_PATH.",
      error,
    );
  });
}
