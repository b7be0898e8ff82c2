import { contentHash } from "../../contentHash.ts";
import type { PlannedIcon } from "./icon.ts";
import type { BrandContext } from "./brandContext.ts";

/** What a home screen is told of a site (https://www.w3.org/TR/appmanifest/); undefined for a brand without an icon. */
export function planWebManifest(
  { brand, home = "/", colours }: BrandContext,
  { forms }: PlannedIcon,
): [file: string, json: string] | undefined {
  const shown = forms.filter(({ use }) => use === "app" || use === "maskable");
  if (shown.length === 0) return undefined;
  const json = JSON.stringify({
    id: home,
    name: brand.name,
    start_url: home,
    scope: home,
    display: "browser",
    background_color: colours.paper,
    theme_color: colours.deep,
    icons: shown.map(({ use, name, size }) => ({
      src: home + name,
      sizes: `${size}x${size}`,
      type: "image/png",
      ...(use === "maskable" && { purpose: use }),
    })),
  });
  return [`assets/app-${contentHash(json).slice(0, 8)}.webmanifest`, json];
}
