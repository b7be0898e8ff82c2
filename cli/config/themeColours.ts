import { mapValues } from "../core/lookups.ts";
import type { ThemeConfig } from "./schema/country/theme.ts";

/** Configurable colours; all others derive from them. */
export type ThemeKey = Exclude<keyof ThemeConfig, "art">;
type Colours = Partial<Record<ThemeKey, string>>;

/** Configurable colours that others derive from. */
type Base = "accent" | "accentInk" | "deep" | "paper";

interface Derivation {
  /** The colour in the reference palette, whose relations every theme keeps. */
  reference: string;
  from: Base;
  /** `shift`: as much lighter or darker than `from` as in the reference. `tone`: as light as there, no stronger. */
  by: "shift" | "tone";
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

const referenceOf = (base: Base): string => DERIVATIONS[base === "accentInk" ? "accent-ink" : base].reference;

/** Default base colours: a quiet blue on slate. */
const NEUTRAL: Record<Exclude<Base, "accentInk">, string> = { accent: "#9cc3f0", deep: "#26323f", paper: "#fafbfc" };

export function themeColours(theme: Colours): ThemeColours {
  const given = written(theme);
  const accent = given.accent ?? NEUTRAL.accent;
  const palette = { ...NEUTRAL, accentInk: inkOf(accent), ...given };
  const derived = mapValues(DERIVATIONS, (derivation) => derive(derivation, palette));
  const meanings = mapValues(SEMANTIC, ({ own, plain }) => given[own] ?? plain);
  return { ...derived, "accent-on": moreReadable(accent, derived.ink, derived.card), ...meanings };
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
  if (palette[from] === referenceOf(from)) return reference;
  const [here, base, before] = [palette[from], reference, referenceOf(from)].map(toOklch) as [Oklch, Oklch, Oklch];
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
  if (accent === referenceOf("accent")) return referenceOf("accentInk");
  const { chroma, hue } = toOklch(accent);
  const reference = toOklch(referenceOf("accentInk"));
  const turned = hue > YELLOWS.from && hue < YELLOWS.to ? reference.hue : hue;
  return toHex({ lightness: reference.lightness, chroma: Math.min(chroma, reference.chroma), hue: turned });
}

const moreReadable = (ground: string, ...texts: [string, string]): string =>
  contrast(texts[0], ground) >= contrast(texts[1], ground) ? texts[0] : texts[1];

/** Contrast ratio of two `#rrggbb` colours, 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance, 0 to 1 (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
function luminance(hex: string): number {
  const [red, green, blue] = linearRgb(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Linear red, green and blue of a `#rrggbb` colour, 0 to 1. */
function linearRgb(hex: string): [number, number, number] {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** A colour in a perceptual colour space (https://www.w3.org/TR/css-color-4/#ok-lab). */
export interface Oklch {
  /** 0 black to 1 white. */
  lightness: number;
  /** 0 grey to about 0.32. */
  chroma: number;
  /** Degrees. */
  hue: number;
}

export function toOklch(hex: string): Oklch {
  const [r, g, b] = linearRgb(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b2 = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b2),
    hue: ((Math.atan2(b2, a) * 180) / Math.PI + 360) % 360,
  };
}

/** Converts to `#rrggbb`. Reduces the chroma of colours outside sRGB; hue and lightness stay. */
export function toHex({ lightness, chroma, hue }: Oklch): string {
  const light = Math.min(1, Math.max(0, lightness));
  let [low, high] = [0, chroma];
  if (isInGamut(linear(light, chroma, hue))) low = chroma;
  else
    for (let step = 0; step < 20; step++) {
      const middle = (low + high) / 2;
      if (isInGamut(linear(light, middle, hue))) low = middle;
      else high = middle;
    }
  return `#${linear(light, low, hue).map(channel).join("")}`;
}

function linear(lightness: number, chroma: number, hue: number): number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** The tolerance, half a step of eight bits, is rounding. */
const isInGamut = (channels: number[]): boolean => channels.every((value) => value > -0.0002 && value < 1.002);

function channel(value: number): string {
  const clipped = Math.min(1, Math.max(0, value));
  const encoded = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, "0");
}
