import { rememberChoice } from "../navigation/countryChoice.ts";
import { cleanPath } from "../navigation/cleanPath.ts";
import { goTo, rememberedHome, wantsToStay } from "./goHome.ts";
import { readRootData, type RootData } from "./rootData.ts";

/**
 * The script of the root page where nobody is asked where the visitor is: redirects to the only country's home, or to the
 * one that the visitor chose before. It does nothing where there is a choice and the visitor wants to stay.
 */
function run(data: RootData): void {
  rememberChoice();
  const [first, ...others] = Object.values(data.sites);
  const home = others.length === 0 ? first : wantsToStay() ? undefined : rememberedHome(data);
  if (home) goTo(home);
}

const data = cleanPath() ? undefined : readRootData();
if (data) run(data);
