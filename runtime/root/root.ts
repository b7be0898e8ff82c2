import { chosenCountry, rememberChoice } from "../navigation/countryChoice.ts";
import { cleanPath } from "./cleanPath.ts";
import { findHome } from "./findHome.ts";
import { type RootData, readRootData } from "./rootData.ts";

/**
 * The script of the root page: sends the visitor to a country's home, the one they chose before, else the one for where
 * they are. It stays out of the way of who wants to stay (`?stay`), comes back to the page, or is choosing already.
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
  if (remembered) return leaveFor(remembered);
  const home = await findHome(data);
  if (!isChoosing) leaveFor(home);
}

function wantsToStay(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return new URLSearchParams(location.search).has("stay") || navigation?.type === "back_forward";
}

/** Takes the query along: campaigns count by it. */
function leaveFor(home: string): void {
  location.replace(home + location.search + location.hash);
}

const data = cleanPath() ? undefined : readRootData();
if (data) void run(data);
