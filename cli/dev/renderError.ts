import { stripVTControlCharacters } from "node:util";
import type { OverlayError } from "./errorScreens.ts";

/** What the bundler knows of an error beside its message. */
type BundlerError = Error & Partial<Pick<OverlayError, "id" | "frame" | "loc" | "plugin">>;

/** What was thrown while a page was rendered, as the overlay shows it. */
export function renderError(thrown: unknown): OverlayError {
  const {
    message,
    stack = "",
    id,
    frame,
    loc,
  } = (thrown instanceof Error ? thrown : new Error(String(thrown))) as BundlerError;
  return {
    message: `This page can't be rendered: ${stripVTControlCharacters(message)}`,
    stack: stripVTControlCharacters(stack),
    ...(id !== undefined && { id }),
    ...(frame !== undefined && { frame: stripVTControlCharacters(frame) }),
    ...(loc && { loc }),
  };
}
