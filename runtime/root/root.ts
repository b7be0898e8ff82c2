import { chosenCountry, rememberChoice } from "../navigation/countryChoice.ts";
import { cleanPath } from "../navigation/cleanPath.ts";
import { findHome } from "./findHome.ts";
import { type RootData, readRootData } from "./rootData.ts";

/**
 * The script of the root page: redirects to the home that the visitor chose before, else to the home of the country where
 * they are. It does nothing with `?stay`, when the visitor comes back to the page, or has begun to choose.
 */
async function run(data: RootData): Promise<void> {
  let isChoosing = wantsToStay();
  const stay = () => (isChoosing = true);
  addEventListener("pointerdown", stay, { once: true });
  addEventListener("keydown", stay, { once: true });
  rememberChoice();
  if (isChoosing) return;
  const chosen = chosenCountry(document.cookie);
  const remembered = chosen !== undefined && Object.hasOwn(data.sites, chosen) ? data.sites[chosen] : undefined;
  if (remembered) return goTo(remembered);
  const home = await findHome(data);
  if (!isChoosing) goTo(home);
}

function wantsToStay(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return new URLSearchParams(location.search).has("stay") || navigation?.type === "back_forward";
}

/** Keeps the query, which campaigns need. */
function goTo(home: string): void {
  location.replace(home + location.search + location.hash);
}

const data = cleanPath() ? undefined : readRootData();
if (data) void run(data);
