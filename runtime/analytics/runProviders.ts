import type { TrackedEvent } from "../page/track.ts";
import type { Provider, ProviderKind } from "../site/privacy.ts";
import type { Adapter, Start } from "./adapter.ts";
import Cookies from "js-cookie";

const ADAPTERS: { [K in ProviderKind]: () => Promise<Start<K>> } = {
  plausible: async () => (await import("./plausible.ts")).startPlausible,
  matomo: async () => (await import("./matomo.ts")).startMatomo,
  endpoint: async () => (await import("./endpoint.ts")).startEndpoint,
  ga4: async () => (await import("./google.ts")).startGa4,
  gtm: async () => (await import("./google.ts")).startGtm,
  campaign: async () => (await import("./campaign.ts")).startCampaign,
};

const running = new Map<ProviderKind, Adapter>();

let isWatching = false;

type MayRun = (provider: Provider) => boolean;

/** Starts the providers that may run, and stops the others. `mayRun` is asked again when an adapter is loaded. */
export async function runProviders(providers: readonly Provider[], mayRun: MayRun): Promise<void> {
  if (!isWatching) watchEvents();
  isWatching = true;
  const stopped = providers.filter((provider) => !mayRun(provider));
  const mustReload = stopped.map(({ kind }) => running.get(kind)?.stop?.());
  for (const { kind, cookies } of stopped) {
    running.delete(kind);
    removeCookies(cookies);
  }
  if (mustReload.includes(true)) return location.reload();
  const allowed = () => providers.filter(mayRun).map(({ category }) => category);
  for (const adapter of running.values()) adapter.update?.(allowed());
  await Promise.all(providers.filter(mayRun).map(startProvider));

  async function startProvider(provider: Provider): Promise<void> {
    const { kind } = provider;
    if (running.has(kind) || import.meta.env.DEV) return;
    const start = (await ADAPTERS[kind]()) as Start<ProviderKind>;
    // The visitor may have changed the choice meanwhile.
    if (running.has(kind) || !mayRun(provider)) return;
    const adapter = start(provider.settings, allowed());
    running.set(kind, adapter);
    sendPageView([adapter]);
  }
}

function send(event: TrackedEvent, to: Iterable<Adapter> = running.values()): void {
  const page = pageAddress();
  for (const adapter of to) adapter.send?.({ ...event, page });
}

function sendPageView(to?: Iterable<Adapter>): void {
  send({ name: "page_view", props: {} }, to);
  // Only not-found pages have this button.
  if (document.getElementById("back_home")) send({ name: "not_found", props: {} }, to);
}

/** Campaign parameters of advertisements and newsletters. */
const CAMPAIGN = /^(utm_\w+|gclid|gbraid|wbraid)$/;

/** The page's URL, with only the campaign parameters of its query, so that nothing typed by the visitor is in it. */
export function pageAddress(): string {
  const { origin, pathname, search } = location;
  const kept = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => CAMPAIGN.test(name))).toString();
  return origin + pathname + (kept && `?${kept}`);
}

/** Removes cookies by prefixes of their names, on this host and its parent domains. */
export function removeCookies(beginnings: readonly string[]): void {
  const labels = location.hostname.split(".");
  const domains = labels.map((_, index) => labels.slice(index).join("."));
  const names = Object.keys(Cookies.get()).filter((name) => beginnings.some((start) => name.startsWith(start)));
  for (const name of names) for (const domain of [undefined, ...domains]) Cookies.remove(name, { domain });
}

const LINKS = [
  ["a[href^='tel:']", "call"],
  ["a[href^='https://wa.me/']", "whatsapp"],
] as const;

function watchEvents(): void {
  document.addEventListener("sitegen:event", (event) => send((event as CustomEvent<TrackedEvent>).detail));
  document.addEventListener("sitegen:navigated", () => sendPageView());
  const onClick = ({ target }: Event) => {
    for (const [selector, name] of LINKS)
      if (target instanceof Element && target.closest(selector)) send({ name, props: {} });
  };
  // In the capture phase, before handlers that stop propagation.
  document.addEventListener("click", onClick, true);
}
