/** Leaves an address to the browser, which loads its document. The page waits for that, so the promise never settles. */
export function loadDocument(address: string): Promise<never> {
  const { pathname, search, hash } = location;
  // By back or forward the browser is there already.
  if (address === pathname + search + hash) location.reload();
  else location.assign(address);
  return new Promise(() => {});
}
