import { contrast } from "./contrast.ts";
import { toHex, toOklch, type Oklch } from "./oklch.ts";
import type { ThemeConfig } from "../schema/theme.ts";

/** The colours that a country decides; every other one is made from one of these. */
export type ThemeKey = Exclude<keyof ThemeConfig, "art">;
type Colours = Partial<Record<ThemeKey, string>>;

interface Derivation {
  /** The colour in the house's own look, as in `runtime/styles/_tokens.scss`. */
  house: string;
  /** The decision that it is made from. */
  from: ThemeKey;
  /** `shift`: as much lighter or darker than the decision as in the house's look. `tone`: as light as there and no stronger, whatever the decision. */
  by: "shift" | "tone";
}

/** Custom properties of the page, without the two hyphens, that a theme may change. */
const DERIVATIONS = {
  accent: { house: "#f6ae2d", from: "accent", by: "shift" },
  "accent-hover": { house: "#ffc04d", from: "accent", by: "shift" },
  "accent-soft": { house: "#fdecc8", from: "accent", by: "tone" },
  "accent-ink": { house: "#9c4513", from: "accentInk", by: "shift" },
  deep: { house: "#0d3a37", from: "deep", by: "shift" },
  "deep-2": { house: "#14504b", from: "deep", by: "shift" },
  "deep-3": { house: "#1d6a62", from: "deep", by: "shift" },
  "deep-line": { house: "#2b655f", from: "deep", by: "shift" },
  ink: { house: "#10302e", from: "deep", by: "tone" },
  "ink-2": { house: "#43605c", from: "deep", by: "tone" },
  "field-line": { house: "#7d8a80", from: "deep", by: "tone" },
  sky: { house: "#bfe0d8", from: "deep", by: "tone" },
  paper: { house: "#fdf9f1", from: "paper", by: "shift" },
  "paper-2": { house: "#f6eedf", from: "paper", by: "shift" },
  "paper-3": { house: "#ecdfc8", from: "paper", by: "shift" },
  card: { house: "#fffdf9", from: "paper", by: "shift" },
  line: { house: "#e2d5bd", from: "paper", by: "shift" },
} as const satisfies Record<string, Derivation>;

export type ColourName = keyof typeof DERIVATIONS | "accent-on";
export type ThemeColours = Record<ColourName, string>;

/** The decisions of a country that makes none. */
const HOUSE: Record<ThemeKey, string> = {
  accent: DERIVATIONS.accent.house,
  accentInk: DERIVATIONS["accent-ink"].house,
  deep: DERIVATIONS.deep.house,
  paper: DERIVATIONS.paper.house,
};

/** All colours of a theme. */
export function themeColours(theme: Colours): ThemeColours {
  const accent = theme.accent ?? HOUSE.accent;
  const decided = { ...HOUSE, accentInk: inkOf(accent), ...written(theme) };
  const derived = Object.fromEntries(
    Object.entries(DERIVATIONS).map(([name, derivation]) => [name, derive(derivation, decided)]),
  ) as Omit<ThemeColours, "accent-on">;
  return { ...derived, "accent-on": moreReadable(accent, derived.ink, derived.card) };
}

/** The decision that a colour's lightness depends on; none for those that are always as light. */
export function decisionOf(name: ColourName): ThemeKey | undefined {
  if (name === "accent-on") return "accent";
  const { from, by } = DERIVATIONS[name];
  return by === "shift" ? from : undefined;
}

const written = (theme: Colours): Colours =>
  Object.fromEntries(Object.entries(theme).filter(([key, value]) => key in HOUSE && value !== undefined));

function derive({ house, from, by }: Derivation, decided: Record<ThemeKey, string>): string {
  if (decided[from] === HOUSE[from]) return house;
  const [here, base, before] = [decided[from], house, HOUSE[from]].map(toOklch) as [Oklch, Oklch, Oklch];
  const chroma = here.chroma * (base.chroma / before.chroma);
  const hue = here.hue + base.hue - before.hue;
  return by === "tone"
    ? toHex({ lightness: base.lightness, chroma: Math.min(chroma, base.chroma), hue })
    : toHex({ lightness: here.lightness + base.lightness - before.lightness, chroma, hue });
}

/** Hues, in degrees, whose dark shades are olive; as ink they turn to rust, as marigold does in the house's look. */
const YELLOWS = { from: 55, to: 115 };

/** The accent as text: its hue, as dark as in the house's look. */
function inkOf(accent: string): string {
  if (accent === HOUSE.accent) return HOUSE.accentInk;
  const { chroma, hue } = toOklch(accent);
  const house = toOklch(HOUSE.accentInk);
  const turned = hue > YELLOWS.from && hue < YELLOWS.to ? house.hue : hue;
  return toHex({ lightness: house.lightness, chroma: Math.min(chroma, house.chroma), hue: turned });
}

const moreReadable = (ground: string, ...texts: [string, string]): string =>
  contrast(texts[0], ground) >= contrast(texts[1], ground) ? texts[0] : texts[1];
