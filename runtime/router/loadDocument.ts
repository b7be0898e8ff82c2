/** Makes the browser load a document. The promise never settles, so that the router waits for it. */
export function loadDocument(address: string): Promise<never> {
  const { pathname, search, hash } = location;
  // After back or forward the browser already has this address.
  if (address === pathname + search + hash) location.reload();
  else location.assign(address);
  return new Promise(() => {});
}
