/** Figures of the shipped copy that are no facts with a source, and why. */
export interface FigureException {
  /** From the folder of countries. */
  file: string;
  figures: readonly string[];
  reason: string;
}

export const EXCEPTIONS: readonly FigureException[] = [];
