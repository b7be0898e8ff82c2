import { contrast, toHex, toOklch, type Oklch } from "./colours.ts";
import type { ThemeConfig } from "../schema/theme.ts";

/** Configurable colours; all others derive from them. */
export type ThemeKey = Exclude<keyof ThemeConfig, "art">;
type Colours = Partial<Record<ThemeKey, string>>;

/** Configurable colours that others derive from. */
type Base = "accent" | "accentInk" | "deep" | "paper";

interface Derivation {
  /** The colour in the reference palette, whose relations every theme keeps. */
  reference: string;
  /** The colour that it derives from. */
  from: Base;
  /** `shift`: as much lighter or darker than `from` as in the reference. `tone`: as light as there, no stronger. */
  by: "shift" | "tone";
  /** Key that sets the colour directly. */
  own?: ThemeKey;
}

/** Custom properties (without `--`) and how they derive. */
const DERIVATIONS = {
  accent: { reference: "#f6ae2d", from: "accent", by: "shift" },
  "accent-hover": { reference: "#ffc04d", from: "accent", by: "shift" },
  "accent-soft": { reference: "#fdecc8", from: "accent", by: "tone" },
  "accent-ink": { reference: "#9c4513", from: "accentInk", by: "shift" },
  deep: { reference: "#0d3a37", from: "deep", by: "shift" },
  "deep-2": { reference: "#14504b", from: "deep", by: "shift" },
  "deep-3": { reference: "#1d6a62", from: "deep", by: "shift" },
  "deep-line": { reference: "#2b655f", from: "deep", by: "shift" },
  ink: { reference: "#10302e", from: "deep", by: "tone", own: "ink" },
  "ink-2": { reference: "#43605c", from: "deep", by: "tone" },
  "field-line": { reference: "#7d8a80", from: "deep", by: "tone" },
  sky: { reference: "#bfe0d8", from: "deep", by: "tone" },
  paper: { reference: "#fdf9f1", from: "paper", by: "shift" },
  "paper-2": { reference: "#f6eedf", from: "paper", by: "shift", own: "tint" },
  "paper-3": { reference: "#ecdfc8", from: "paper", by: "shift" },
  card: { reference: "#fffdf9", from: "paper", by: "shift" },
  line: { reference: "#e2d5bd", from: "paper", by: "shift", own: "line" },
} as const satisfies Record<string, Derivation>;

/** Semantic colours with defaults that don't depend on the theme. */
const SEMANTIC = {
  good: { own: "success", plain: "#17704f" },
  bad: { own: "error", plain: "#b3261e" },
} as const satisfies Record<string, { own: ThemeKey; plain: string }>;

type DerivedName = keyof typeof DERIVATIONS;
type MeaningName = keyof typeof SEMANTIC;
export type ColourName = DerivedName | MeaningName | "accent-on";
export type ThemeColours = Record<ColourName, string>;

/** Base colours of the reference palette. */
const REFERENCE: Record<Base, string> = {
  accent: DERIVATIONS.accent.reference,
  accentInk: DERIVATIONS["accent-ink"].reference,
  deep: DERIVATIONS.deep.reference,
  paper: DERIVATIONS.paper.reference,
};

/** Default base colours: a quiet blue on slate. */
const NEUTRAL: Record<Exclude<Base, "accentInk">, string> = { accent: "#9cc3f0", deep: "#26323f", paper: "#fafbfc" };

export function themeColours(theme: Colours): ThemeColours {
  const given = written(theme);
  const accent = given.accent ?? NEUTRAL.accent;
  const palette = { ...NEUTRAL, accentInk: inkOf(accent), ...given };
  const derived = fromEntries(DERIVATIONS, (derivation) => derive(derivation, palette));
  const meanings = fromEntries(SEMANTIC, ({ own, plain }) => given[own] ?? plain);
  return { ...derived, "accent-on": moreReadable(accent, derived.ink, derived.card), ...meanings };
}

function fromEntries<K extends string, V>(table: Record<K, V>, make: (value: V) => string): Record<K, string> {
  return Object.fromEntries(Object.entries<V>(table).map(([name, value]) => [name, make(value)])) as Record<K, string>;
}

/** The configurable colour that determines a colour's lightness; undefined if its lightness is fixed. */
export function decisionOf(name: ColourName, theme: Colours): ThemeKey | undefined {
  if (name === "accent-on") return "accent";
  if (name in SEMANTIC) return SEMANTIC[name as MeaningName].own;
  const { from, by, own }: Derivation = DERIVATIONS[name as DerivedName];
  if (own !== undefined && theme[own] !== undefined) return own;
  return by === "shift" ? from : undefined;
}

const written = (theme: Colours): Colours =>
  Object.fromEntries(Object.entries(theme).filter(([, value]) => typeof value === "string"));

function derive({ reference, from, by, own }: Derivation, palette: Record<Base, string> & Colours): string {
  const itself = own && palette[own];
  if (itself !== undefined) return itself;
  if (palette[from] === REFERENCE[from]) return reference;
  const [here, base, before] = [palette[from], reference, REFERENCE[from]].map(toOklch) as [Oklch, Oklch, Oklch];
  const chroma = here.chroma * (base.chroma / before.chroma);
  const hue = here.hue + base.hue - before.hue;
  return by === "tone"
    ? toHex({ lightness: base.lightness, chroma: Math.min(chroma, base.chroma), hue })
    : toHex({ lightness: here.lightness + base.lightness - before.lightness, chroma, hue });
}

/** Hues in degrees whose dark shades are olive; as text colour they turn to rust, as in the reference palette. */
const YELLOWS = { from: 55, to: 115 };

/** The accent as text colour: its hue, as dark as in the reference palette. */
function inkOf(accent: string): string {
  if (accent === REFERENCE.accent) return REFERENCE.accentInk;
  const { chroma, hue } = toOklch(accent);
  const reference = toOklch(REFERENCE.accentInk);
  const turned = hue > YELLOWS.from && hue < YELLOWS.to ? reference.hue : hue;
  return toHex({ lightness: reference.lightness, chroma: Math.min(chroma, reference.chroma), hue: turned });
}

const moreReadable = (ground: string, ...texts: [string, string]): string =>
  contrast(texts[0], ground) >= contrast(texts[1], ground) ? texts[0] : texts[1];
