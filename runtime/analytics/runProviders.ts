import type { TrackedEvent } from "../page/track.ts";
import type { Provider, ProviderKind, ProviderSettings } from "../site/privacy.ts";
import type { Adapter, Start } from "./adapters/adapter.ts";
import { pageAddress } from "./pageAddress.ts";
import { removeCookies } from "./removeCookies.ts";
import { tellPage, watchEvents } from "./watchEvents.ts";

/** Adapters, which are loaded when their provider may run. */
const ADAPTERS: { [K in ProviderKind]: () => Promise<{ start: Start<ProviderSettings[K]> }> } = {
  plausible: () => import("./adapters/plausible.ts"),
  matomo: () => import("./adapters/matomo.ts"),
  endpoint: () => import("./adapters/endpoint.ts"),
  ga4: () => import("./adapters/ga4.ts"),
  gtm: () => import("./adapters/gtm.ts"),
  campaign: () => import("./adapters/campaign.ts"),
};

const running = new Map<ProviderKind, Adapter>();

let isWatching = false;

/**
 * Starts the providers that may run, and stops the others. `mayRun` is called again after an adapter has been loaded.
 */
export async function runProviders(
  providers: readonly Provider[],
  mayRun: (provider: Provider) => boolean,
): Promise<void> {
  if (!isWatching) watchEvents((event) => send(event, running.values()));
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
    const { start } = (await ADAPTERS[kind]()) as { start: Start<Provider["settings"]> };
    // The visitor may have changed the choice meanwhile.
    if (running.has(kind) || !mayRun(provider)) return;
    const adapter = start(provider.settings, allowed());
    running.set(kind, adapter);
    tellPage((event) => send(event, [adapter]));
  }
}

function send(event: TrackedEvent, to: Iterable<Adapter>): void {
  const page = pageAddress();
  for (const adapter of to) adapter.send?.({ ...event, page });
}
