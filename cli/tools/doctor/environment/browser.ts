import { findInstalled } from "../../../engine.ts";
import { EnvironmentError } from "../../../report/errors.ts";
import { findChrome } from "../../sheet/openBrowser.ts";
import { ok, warning, type Check } from "../check.ts";

/** What `sitegen sheet` takes pictures with; nothing else needs it. */
export const checkBrowser = (env = process.env, places?: readonly string[]): Check => ({
  name: "browser",
  run() {
    try {
      const path = findChrome(env, places);
      if (findInstalled("playwright") !== undefined) return ok(`${path}, with playwright`);
      return warning(
        `${path}, without the package playwright`,
        "For contact sheets run `npm install --save-dev playwright`.",
      );
    } catch (error) {
      if (!(error instanceof EnvironmentError)) throw error;
      return warning(error.message, error.hint ?? "");
    }
  },
});
