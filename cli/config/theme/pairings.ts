import type { ColourName } from "./themeColours.ts";

/** Two colours that pages show on each other, and their least contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
export interface Pairing {
  foreground: ColourName;
  background: ColourName;
  /** Least contrast: 4.5 for text, 3 for other things. */
  ratio: 4.5 | 3;
  /** Description for messages: "`theme.deep` gives … a contrast of". */
  where: string;
}

const text = (foreground: ColourName, grounds: ColourName[], where: string): Pairing[] =>
  grounds.map((background) => ({ foreground, background, ratio: 4.5, where }));

const shape = (foreground: ColourName, grounds: ColourName[], where: string): Pairing[] =>
  grounds.map((background) => ({ foreground, background, ratio: 3, where }));

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
