import type { ComponentType } from "react";
import { findIsland, type IslandName, type IslandProps, islandsIn, nameOf } from "../islands/Island.tsx";
import { Header } from "../navigation/Header.tsx";
import { detectVisitor } from "../content/contentStore.ts";
import { watchPopups } from "../modals/watchPopups.ts";
import { emptyOutbox } from "../outbox/emptyOutbox.ts";
import { isScarce } from "../page/connection.ts";
import { readPayload } from "../page/context.tsx";
import { pageSignal } from "../page/pageLife.ts";
import { whenIdle } from "../page/whenIdle.ts";
import type { PageData, Payload } from "../site/page.ts";
import type { SiteData } from "../site/site.ts";
import { hydrateIslands, type LoadedIslands, showIslands, startIsland } from "../islands/hydrateIsland.tsx";

/** Hydrates the islands of the server's page; resolves when their event handlers are attached. The router follows. */
export async function hydratePage(): Promise<void> {
  const payload = readPayload(document);
  const [site, components] = await Promise.all([
    fetch(payload.site).then((response) => response.json() as Promise<SiteData>),
    loadIslands(document),
  ]);
  const { page } = payload;
  await hydrateIslands({ site, page }, components);
  startSearch();
  loadModalsOnIntent();
  emptyOutbox(site);
  startPage(site, page);
  loadRouter(site, payload);
}

/** Loads code when one of these events comes, until it is loaded. Without code, offline, things work as without scripts. */
function loadOn(target: EventTarget, events: string[], load: (event: Event, stop: AbortController) => Promise<void>) {
  const stop = new AbortController();
  const onEvent = (event: Event) => void load(event, stop).catch(() => {});
  for (const event of events) target.addEventListener(event, onEvent, { signal: stop.signal, passive: true });
}

const loadModalsOnIntent = () =>
  loadOn(document, ["pointerover", "pointerdown", "focusin"], async ({ target }, stop) => {
    if (!(target instanceof Element) || !target.closest("[data-modal]")) return;
    await (await import("../modals/openModal.ts")).loadModals();
    stop.abort();
  });

/** Hydrates the search box when it is used, which keeps typed text and focus. */
function startSearch(): void {
  const element = findIsland("search");
  if (!element) return;
  loadOn(element, ["pointerover", "focusin", "click"], async ({ type, target }, stop) => {
    if (type === "click") expand(element, target);
    const { Search } = await import("../search/Search.tsx");
    if (stop.signal.aborted) return;
    stop.abort();
    // At once, because React loses clicks between attaching listeners and the first render.
    await startIsland("search", Search, { now: true });
  });
}

/** Opens the box at once, before its code is loaded. */
function expand(element: Element, target: EventTarget | null): void {
  const toggle = target instanceof Element && target.closest("[aria-expanded][aria-controls]");
  if (!toggle) return;
  toggle.setAttribute("aria-expanded", "true");
  toggle.parentElement?.setAttribute("data-expanded", "");
  element.querySelector("input")?.focus();
}

function startPage(site: SiteData, page: PageData): void {
  const layout = site.layouts[page.layout];
  if (!layout || layout.only !== undefined) return;
  for (const year of document.querySelectorAll(".year")) year.textContent = String(new Date().getFullYear());
  watchPopups(layout.popups, page, site, pageSignal());
  void detectVisitor(site, layout.detectCountry).catch(() => {});
}

/** Loads the router when idle; not with `navigation: document`, scarce data, in development, or outside of the site. */
function loadRouter(site: SiteData, payload: Payload): void {
  const isInside = location.pathname.startsWith(site.country.home);
  if (site.navigation === "document" || import.meta.env.DEV || isScarce() || !isInside) return;
  const show = (page: PageData, components: LoadedIslands) => {
    showIslands({ site, page }, components);
    startPage(site, page);
  };
  const load = async () => {
    const { startRouter } = await import("../router/startRouter.ts");
    await new Promise<void>(whenIdle);
    startRouter({ site, payload, loadIslands, show });
  };
  // Failures are ignored, because links work without the router.
  whenIdle(() => void load().catch(() => {}));
}

/** Islands that are hydrated with their page, by name. Modals and the search box are so when they are used. */
const ISLANDS: { [Name in IslandName]?: () => Promise<ComponentType<IslandProps[Name]>> } = {
  header: async () => Header,
  form: async () => (await import("../forms/EnquiryForm.tsx")).EnquiryForm,
  results: async () => (await import("../search/SearchPage.tsx")).SearchPage,
  "near-pages": async () => (await import("../search/NearPages.tsx")).NearPages,
};

async function loadIslands(root: ParentNode): Promise<LoadedIslands> {
  const names = [...new Set(islandsIn(root).map(nameOf))];
  const loading = names.map(async (name) => [name, await ISLANDS[name as IslandName]?.()] as const);
  return new Map(await Promise.all(loading)) as LoadedIslands;
}
