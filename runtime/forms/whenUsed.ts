/** Time after which a form is taken to be used, in milliseconds: what shows it comes first. */
const SOON_MS = 1000;

/** Runs something once: when the visitor comes to a form, at last after a second. The returned function stops that. */
export function whenUsed(form: HTMLFormElement, run: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const start = () => {
    stop.abort();
    run();
  };
  const timer = setTimeout(start, SOON_MS);
  signal.addEventListener("abort", () => clearTimeout(timer));
  form.addEventListener("focusin", start, { signal });
  return () => stop.abort();
}
