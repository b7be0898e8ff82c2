import { collapseSlashes } from "../site/urls.ts";

/** Reloads the page if its path has repeated slashes, without them and on this origin. Returns true if it does. */
export function cleanPath(): boolean {
  const { pathname, search, hash } = location;
  const clean = collapseSlashes(pathname);
  if (clean === pathname) return false;
  location.replace(clean + search + hash);
  return true;
}
