import { collapseSlashes } from "../site/urls.ts";

/** Reloads at the address without repeated slashes, on this origin. True when it does. */
export function cleanPath(): boolean {
  const { pathname, search, hash } = location;
  const clean = collapseSlashes(pathname);
  if (clean === pathname) return false;
  location.replace(clean + search + hash);
  return true;
}
