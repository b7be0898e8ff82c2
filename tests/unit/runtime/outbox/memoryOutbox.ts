import { vi } from "vitest";
import type { WaitingLead } from "../../../../runtime/outbox/retryPolicy.ts";
import type { Outbox } from "../../../../runtime/outbox/outbox.ts";

/** An outbox in memory, and Web Locks of which only what the outbox uses is there. */
export function memoryOutbox(): Outbox & { leads: Map<string, WaitingLead> } {
  vi.stubGlobal("navigator", { locks: { request } });
  const leads = new Map<string, WaitingLead>();
  return {
    leads,
    list: async () => [...leads.values()],
    get: async (id) => leads.get(id),
    put: async (lead) => leads.set(lead.id, lead),
    remove: async (id) => leads.delete(id),
  };
}

/** A local storage of which only what the outbox uses is there. */
export function memoryStorage() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  };
}

/** The last holder of each lock. */
const held = new Map<string, Promise<unknown>>();

async function request<T>(
  name: string,
  { ifAvailable, signal }: LockOptions,
  run: (lock: unknown) => T | Promise<T>,
): Promise<T> {
  const before = held.get(name);
  if (before && ifAvailable) return run(null);
  const running = (async () => {
    await Promise.race([before, new Promise((_, reject) => signal?.addEventListener("abort", reject))]);
    return run({});
  })();
  const done: Promise<unknown> = running.catch(() => {}).then(() => held.get(name) === done && held.delete(name));
  held.set(name, done);
  return running;
}
