import { rememberChoice, cleanPath } from "../page/document.ts";
import { goTo, rememberedHome, wantsToStay } from "./goHome.ts";
import { type GeoIpData, readRootData } from "./rootData.ts";
import { detectCountry } from "../site/detectCountry.ts";
import { isSitePath } from "../site/safeHref.ts";

/** Redirects to the chosen home, or that of the visitor's country, unless the visitor stays or has begun to choose. */
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

/** Valid homes: a path on this origin, or the root of another host that the page lists. */
const isHome = (home: string): boolean => isSitePath(home) || /^https?:\/\/[a-z0-9.:-]+\/(?:[a-z0-9-]+\/)*$/.test(home);

/** URL of the home for the visitor's country; the fallback home for other countries, and when nothing is detected. */
async function findHome({ url, timeoutMs, homes, fallback }: GeoIpData): Promise<string> {
  const code = await detectCountry(url, timeoutMs);
  const home = homes[code ?? ""];
  return home && isHome(home) ? home : fallback;
}

const data = cleanPath() ? undefined : readRootData<GeoIpData>();
if (data) void run(data);
