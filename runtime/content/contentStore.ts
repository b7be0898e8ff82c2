import { useSyncExternalStore, useEffect } from "react";
import { type MenuItem, parseMenu } from "../site/menu.ts";
import type { FooterMenu, SiteData } from "../site/site.ts";
import { useSite } from "../page/context.tsx";

/** Site options of the content API. */
export type SiteOptions = Readonly<Record<string, string | number | boolean | null>>;

/** Site-wide state that only the browser has. Own parts read it as a part of `Content` (`useContent.ts`). */
export interface ContentState {
  /** The page loading flag: true until 2500 ms after the first component that reads it is mounted, on each page anew. */
  loading: boolean;
  /** The content API's menu; `null` while it is not loaded: then the page shows what was prerendered. */
  menu: MenuItem[] | null;
  /** The content API's footer menus, as far as they are loaded. */
  footerMenus: Partial<Record<FooterMenu, MenuItem[]>>;
  /** The content API's `{base}/acf/v2/options`, where `store.options` is set; null until it has answered. */
  options: SiteOptions | null;
  /** Upper-case ISO 3166 code of where the visitor is, in layouts that look it up (`detectCountry`); null until it is known. */
  countryCode: string | null;
}

/** The initial state, on the server and in the browser. */
export const INITIAL_CONTENT: Readonly<ContentState> = {
  loading: true,
  menu: null,
  footerMenus: {},
  options: null,
  countryCode: null,
};

let state: Readonly<ContentState> = INITIAL_CONTENT;
const listeners = new Set<() => void>();

/** The current state. Outside components only: a component uses `useStored`. */
export const getContent = (): Readonly<ContentState> => state;

/** Replaces the parts in `patch`. Calls listeners only if something has changed. */
export function setContent(patch: Partial<ContentState>): void {
  const keys = Object.keys(patch) as (keyof ContentState)[];
  if (keys.every((key) => Object.is(state[key], patch[key]))) return;
  state = { ...state, ...patch };
  for (const listener of listeners) listener();
}

/** Subscribes to changes. @returns a function that unsubscribes. */
export function subscribeContent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A part of the state itself, no new object. Hydration reads the initial state: an early response would mismatch. */
export const useStored = <Part>(select: (content: Readonly<ContentState>) => Part): Part =>
  useSyncExternalStore(
    subscribeContent,
    () => select(state),
    () => select(INITIAL_CONTENT),
  );

const LOADING_MS = 2500;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Clears the page loading flag 2500 ms after the first call on a page. */
export function endLoading(): void {
  if (state.loading) timer ??= setTimeout(() => setContent({ loading: false }), LOADING_MS);
}

/** Resets the page loading flag, even while it is still set. */
export function restartLoading(): void {
  clearTimeout(timer);
  timer = undefined;
  setContent({ loading: true });
}

let isDetected = false;

/** In layouts with `detectCountry`, puts the visitor's country code into the content store, once. */
export async function detectVisitor({ geoIp }: SiteData, isWanted: boolean): Promise<void> {
  if (!isWanted || isDetected || !geoIp) return;
  isDetected = true;
  // Offline it can't be loaded. Nothing depends on its result.
  const { detectCountry } = await import("../site/detectCountry.ts");
  const countryCode = await detectCountry(geoIp.url, geoIp.timeoutMs);
  if (countryCode) setContent({ countryCode });
}

const TIMEOUT_MS = 8000;

/** Requests JSON of the content API, without credentials. Undefined after a failure or timeout. */
export async function askApi(address: string): Promise<unknown> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), credentials: "omit" });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

/** The header menu: first the one in the page, then the content API's if it is valid and different. */
export function useServerMenu(): MenuItem[] {
  const site = useSite();
  const menu = useStored((content) => content.menu);
  useEffect(() => void requestMenu(site), [site]);
  return menu ?? site.menu;
}

let asked: SiteData | undefined;

/** Requests the header menu, once. */
export async function requestMenu(site: SiteData): Promise<void> {
  if (asked === site) return;
  asked = site;
  const menu = await loadMenu(site, site.menuId);
  if (menu && JSON.stringify(menu) !== JSON.stringify(site.menu)) setContent({ menu });
}

/** Requests a menu from the content API. Undefined if it has none. */
export async function loadMenu({ contentApi }: SiteData, id: number | undefined): Promise<MenuItem[] | undefined> {
  if (!contentApi || id === undefined) return undefined;
  const answer = await askApi(`${contentApi.base}/${contentApi.navigation}/menu/${id}`);
  return parseMenu(answer, { ...contentApi, hosts: [...contentApi.hosts, location.host] });
}
