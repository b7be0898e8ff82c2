import { rememberChoice } from "../navigation/countryChoice.ts";
import { cleanPath } from "../navigation/cleanPath.ts";
import { findHome } from "./findHome.ts";
import { goTo, rememberedHome, wantsToStay } from "./goHome.ts";
import { type GeoIpData, readRootData } from "./rootData.ts";

/**
 * The script of the root page where the geo-IP service is asked: redirects to the home that the visitor chose before, else
 * to the home of the country where they are. It does nothing with `?stay`, when the visitor comes back to the page, or has
 * begun to choose.
 */
async function run(data: GeoIpData): Promise<void> {
  let isChoosing = wantsToStay();
  const stay = () => (isChoosing = true);
  addEventListener("pointerdown", stay, { once: true });
  addEventListener("keydown", stay, { once: true });
  rememberChoice();
  if (isChoosing) return;
  const remembered = rememberedHome(data);
  if (remembered) return goTo(remembered);
  const home = await findHome(data);
  if (!isChoosing) goTo(home);
}

const data = cleanPath() ? undefined : readRootData<GeoIpData>();
if (data) void run(data);
