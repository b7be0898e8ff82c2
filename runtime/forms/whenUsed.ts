/** Delay after which a form is treated as used, so that rendering comes first. */
const SOON_MS = 1000;

/** Runs a function once when the visitor uses a form, or after a second. @returns a function that cancels it. */
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
