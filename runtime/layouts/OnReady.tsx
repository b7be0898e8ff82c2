import { useEffect } from "react";

/** Stands at the end of the innermost part that React hydrates by itself: calls back when the whole page's handlers are attached. */
export function OnReady({ onReady }: { onReady: (() => void) | undefined }) {
  useEffect(() => onReady?.(), [onReady]);
  return null;
}
