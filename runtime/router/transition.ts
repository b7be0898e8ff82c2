/** Changes the page with a view transition where the browser has them and the visitor likes motion. */
export function transition(change: () => void): void {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isCalm || !("startViewTransition" in document)) return change();
  // A transition that is skipped, for a further one or in a hidden tab, still changes the page.
  document.startViewTransition(change).ready.catch(() => {});
}
