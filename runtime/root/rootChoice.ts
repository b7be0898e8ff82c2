import { rememberChoice, cleanPath } from "../page/document.ts";
import { goTo, rememberedHome, wantsToStay } from "./goHome.ts";
import { readRootData, type RootData } from "./rootData.ts";

/** Redirects to the only home, or to the one that was chosen before, unless the visitor wants to stay. */
function run(data: RootData): void {
  rememberChoice();
  const [first, ...others] = Object.values(data.sites);
  const home = others.length === 0 ? first : wantsToStay() ? undefined : rememberedHome(data);
  if (home) goTo(home);
}

const data = cleanPath() ? undefined : readRootData();
if (data) run(data);
