import { rememberChoice } from "../navigation/countryChoice.ts";
import { cleanPath } from "../navigation/cleanPath.ts";
import { findHome } from "./findHome.ts";
import { goTo, rememberedHome, wantsToStay } from "./goHome.ts";
import { type GeoIpData, readRootData } from "./rootData.ts";

/**
 * The script of a root page with geo-IP service: redirects to the home that the visitor has chosen before, or to that
 * of the visitor's country. It does nothing with `?stay`, and when the visitor comes back or has begun to choose.
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
