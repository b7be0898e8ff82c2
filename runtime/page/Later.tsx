import { type ReactNode, Suspense, useEffect } from "react";

/**
 * A part of the page that React hydrates once what is around it is done: with one part inside the other, each is rendered
 * and attached in tasks of its own, and the page answers in between. A click on a part that is not ready hydrates it first
 * (https://react.dev/reference/react/Suspense).
 */
export function Later({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}

/** Stands at the end of the innermost part: calls back when the handlers of the whole page are attached. */
export function Ready({ onReady }: { onReady: (() => void) | undefined }) {
  useEffect(() => onReady?.(), [onReady]);
  return null;
}
