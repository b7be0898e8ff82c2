let loading: Promise<unknown> | undefined;

/** Loads the styles of modals, which a document names and doesn't load by itself. Rejects on failure. */
export function loadLateStyles(): Promise<unknown> {
  loading ??= enable().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function enable(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[data-styles="late"]');
  // In development all styles are there.
  if (!link) return;
  await new Promise((resolve, reject) => {
    link.addEventListener("load", resolve, { once: true });
    link.addEventListener("error", reject, { once: true });
    // A stylesheet that could not be loaded is loaded again.
    link.disabled = true;
    link.disabled = false;
  });
}
