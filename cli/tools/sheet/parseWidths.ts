import { UsageError } from "../../report/errors.ts";

/** Reads a list of widths in pixels, `390,1440`: each once. @throws UsageError */
export function parseWidths(text: string): number[] {
  const widths = text.split(",").map(Number);
  if (widths.every((width) => Number.isInteger(width) && width >= 240 && width <= 3840)) return [...new Set(widths)];
  throw new UsageError(`\`${text}\` are no widths`, "Write --widths 390,768,1440: pixels from 240 to 3840.");
}
