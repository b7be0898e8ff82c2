/** Pure URL functions, shared by the command line and the browser. */

/** A path with its final slash, the canonical form of every page. */
export const withSlash = (path: string): string => (path.endsWith("/") ? path : `${path}/`);

/**
 * Collapses repeated slashes. The result always begins with exactly one slash, so that `//evil.example/x` becomes a
 * path of this origin and never another host. Backslashes are treated as slashes, as in browsers.
 */
export function collapseSlashes(path: string): string {
  return `/${path
    .replace(/[\t\r\n]/g, "")
    .replace(/[/\\]+/g, "/")
    .replace(/^\//, "")}`;
}

/** Where a part of the network is served: an origin without final slash, at which paths below `folder` map to `base`. */
export type Served = Record<"origin" | "base" | "folder", string>;

/** Converts a network path to the served path: `/india/news/` below `/sub/` is `/sub/india/news/`. */
export const servedPath = ({ base, folder }: Omit<Served, "origin">, path: string): string =>
  base === folder ? path : base + path.slice(folder.length);

/** Converts a served path to the network path. */
export const networkPath = ({ base, folder }: Omit<Served, "origin">, path: string): string =>
  servedPath({ base: folder, folder: base }, path);

/** The URL of a path of `to` for a link: with origin only if it differs. */
export const addressFrom = (from: Pick<Served, "origin">, to: Pick<Served, "origin">, path: string): string =>
  from.origin === to.origin ? path : to.origin + path;

/** The first segment of a path (`/india/news/` gives `india`), by which layouts and country homes are chosen. */
export function pathPrefix(path: string): string {
  return path.split("/").find(Boolean) ?? "";
}

/** WhatsApp URL of an E.164 number. */
export const whatsappUrl = (e164: string): string => `https://wa.me/${e164.replace(/\D/g, "")}`;
