import { type ColourName, decisionOf, themeColours, type ThemeKey, contrast, toHex, toOklch } from "../themeColours.ts";
import type { Problem } from "../../core/problems/problem.ts";
import type { SiteConfig } from "../../model/config.ts";
import { listRoutes } from "../routes/routes.ts";
import type { ThemeConfig } from "../schema/country/theme.ts";
import { referencesAt, unknownNames } from "./unknownNames.ts";
import { forEachCountry } from "./forms/forEachForm.ts";

/** Two colours that pages show on each other, and their least contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
export interface Pairing {
  foreground: ColourName;
  background: ColourName;
  /** Least contrast: 4.5 for text, 3 for other things. */
  ratio: 4.5 | 3;
  /** Description for messages: "`theme.deep` gives … a contrast of". */
  where: string;
}

const pairings =
  (ratio: Pairing["ratio"]) =>
  (foreground: ColourName, grounds: ColourName[], where: string): Pairing[] =>
    grounds.map((background) => ({ foreground, background, ratio, where }));

const [text, shape] = [pairings(4.5), pairings(3)];

/** All colour combinations in `runtime/styles`. */
export const PAIRINGS: readonly Pairing[] = [
  ...text("ink", ["paper", "paper-2", "paper-3", "card"], "text on paper"),
  ...text("ink", ["accent-soft"], "text of a selected answer in the form"),
  ...text("ink-2", ["paper", "paper-2", "card"], "summaries and small print on paper"),
  ...text("accent-on", ["accent", "accent-hover"], "text on buttons"),
  ...text("accent-ink", ["paper", "paper-2", "card"], "the accent as text on paper"),
  ...text("accent-ink", ["accent-soft"], "numbers and icons in their tinted discs"),
  ...text("bad", ["paper", "card"], "error messages in the form"),
  ...text("card", ["bad"], "the error icon in the form"),
  ...shape("good", ["card"], "the success icon"),
  ...text("deep-3", ["paper", "paper-2", "card"], "links on paper"),
  ...text("deep", ["paper"], "text of a light button on a dark band"),
  ...text("paper", ["deep", "deep-2", "deep-3", "ink"], "light text on the dark background"),
  ...text("paper-2", ["deep", "deep-2"], "small light text on the dark background"),
  ...text("accent", ["deep"], "links under the pointer, and icons, on the dark background"),
  ...shape("accent", ["deep"], "the focus ring on the dark background"),
  ...shape("deep-3", ["paper", "paper-2", "card", "accent-soft"], "the focus ring on paper"),
  ...shape("deep-2", ["card", "accent-soft"], "the border of a selected answer in the form"),
  ...shape("field-line", ["card", "paper", "paper-2"], "borders of form fields"),
];

type Failure = Pairing & { measured: number };

/** Of two configured colours, the later one in this order is to be changed; others derive from the earlier ones. */
const ORDER: readonly ThemeKey[] = ["paper", "tint", "line", "deep", "ink", "accent", "accentInk", "success", "error"];

/**
 * Colours that pages combine have enough contrast. Reports the worst combination of each configured colour, and checks
 * the next colours as if it were fixed.
 */
export const coloursAreReadable = forEachCountry((site) => {
  let theme = site.config.theme;
  return ORDER.map((key) => {
    const [worst] = failures(theme, key).sort((a, b) => a.measured / a.ratio - b.measured / b.ratio);
    if (!worst) return undefined;
    const better = nearest(theme, key);
    if (better) theme = { ...theme, [key]: better };
    return explain(site, key, worst, better);
  });
});

/** The windows of the hero link to the country's own pages and groups. */
export const artLeadsToPages = forEachCountry((site, config) => {
  const pages = listRoutes(config, site).filter(({ role, group }) => role === "page" && group);
  const known = [...Object.keys(site.config.groups), ...pages.map(({ content }) => content)];
  return unknownNames(known, referencesAt(site.config, site.locate, ["theme.art.*"]), {
    code: "unknown-page",
    message: (name) => `There is no page or group \`${name}\``,
    why: "A window of the home page's hero links to it.",
    ifNone: "",
  });
});

/** Combinations with too little contrast that are blamed on a configured colour. */
function failures(theme: ThemeConfig, key: ThemeKey): Failure[] {
  const colours = themeColours(theme);
  return PAIRINGS.flatMap((pairing): Failure | [] => {
    const { foreground, background, ratio } = pairing;
    const decisions = [decisionOf(foreground, theme), decisionOf(background, theme)];
    const atFault = ORDER.findLast((decision) => theme[decision] !== undefined && decisions.includes(decision));
    const measured = contrast(colours[foreground], colours[background]);
    return atFault === key && measured < ratio ? { ...pairing, measured } : [];
  });
}

/** The nearest lightness of the same hue that fixes all combinations. */
function nearest(theme: ThemeConfig, key: ThemeKey): string | undefined {
  const colour = toOklch(theme[key] ?? "");
  for (let step = 0.01; step < 1; step += 0.01) {
    for (const lightness of [colour.lightness - step, colour.lightness + step]) {
      if (lightness < 0 || lightness > 1) continue;
      const candidate = toHex({ ...colour, lightness });
      if (failures({ ...theme, [key]: candidate }, key).length === 0) return candidate;
    }
  }
  return undefined;
}

function explain(site: SiteConfig, key: ThemeKey, { where, measured, ratio }: Failure, better?: string): Problem {
  return {
    code: "low-contrast",
    message: `\`theme.${key}\` gives ${where} a contrast of ${floor(measured)}; the minimum is ${ratio}`,
    why: "Many visitors could not read it (WCAG 2.2, level AA).",
    hint: better
      ? `Write "${better}", the nearest colour of the same hue with enough contrast everywhere.`
      : "No colour of this hue has enough contrast with the others. Change one of those.",
    place: site.locate(["theme", key]),
  };
}

/** Rounds down, so that an insufficient ratio never looks sufficient. */
const floor = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);
