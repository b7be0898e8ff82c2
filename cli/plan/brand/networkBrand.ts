import type { ReadLetter } from "./brandContext.ts";
import { colourStyle, networkTheme } from "./siteStyle.ts";
import { themeColours } from "../../config/themeColours.ts";
import type { Config } from "../../model/config.ts";
import type { ProjectFiles } from "../../model/siteContext.ts";
import { rootIcons } from "./icon.ts";
import { planBrand } from "./planBrand.ts";

/** Style, icons and illustrations of the pages that belong to no country. */
export type HostLook = ReturnType<typeof planNetworkBrand>["look"];

/** Plans the brand of the pages that belong to no country. */
export function planNetworkBrand(
  { network, locateNetwork }: Config,
  { brandFiles: files, fonts }: Pick<ProjectFiles, "brandFiles" | "fonts">,
  letter: ReadLetter,
) {
  const theme = networkTheme(network);
  const brand = planBrand({
    files,
    letter,
    brand: network.brand,
    colours: themeColours(theme),
    locate: (path) => locateNetwork(["brand", ...path]),
  });
  const { nameOf, all } = brand.illustrations;
  const { heading } = fonts.facts.get("") ?? {};
  const isSerif = heading !== undefined && "kind" in heading && heading.kind === "serif";
  const style = [
    colourStyle(theme),
    // Removes the arch where the project has none (`runtime/styles/root.scss`).
    network.brand.illustrations.arch ? "" : ":root{--art-gap:0rem;--art-radius:0}",
    // A serif system font for headings, until or instead of the brand's serif font.
    isSerif ? `:root{--font-head:"Iowan Old Style","Palatino Linotype",Georgia,serif}` : "",
  ];
  const illustrationOf = (key: string) => all[nameOf(key) ?? ""];
  return {
    brand,
    look: {
      /** Inline CSS, before the pages' own. */
      style: style.join(""),
      icon: brand.icon.svg,
      icons: rootIcons(brand.icon),
      /** Illustrations of the country chooser and of the not-found page. */
      home: illustrationOf("home"),
      notFound: illustrationOf("not-found"),
    },
  };
}
