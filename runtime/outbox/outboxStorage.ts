import { OUTBOX_DATABASE } from "../site/browserStorage.ts";
import type { KeptLead, Timing, WaitingLead } from "./retryPolicy.ts";

/** Storage of undelivered leads. */
export interface Outbox {
  list(): Promise<WaitingLead[]>;
  get(id: string): Promise<WaitingLead | undefined>;
  put(lead: WaitingLead): Promise<unknown>;
  remove(id: string): Promise<unknown>;
}

/**
 * Name of the Web Lock that a tab holds while it sends a lead, so that no other tab sends it too. The browser releases
 * the lock when the tab is closed.
 */
export const lockOf = (id: string): string => `${OUTBOX_DATABASE} ${id}`;

// The library `idb` would add 1 kB, which exceeds the form's script budget.
const LEADS = "leads";

/** Key of the encrypted leads, in databases of version 1. */
const KEYS = "keys";

/**
 * Opens the outbox in IndexedDB.
 * @throws if that or Web Locks aren't available (private windows, blocked storage, no HTTPS).
 */
export async function openOutbox(): Promise<Outbox> {
  if (!("locks" in navigator)) throw new Error("no Web Locks");
  const opening = indexedDB.open(OUTBOX_DATABASE, 2);
  opening.addEventListener("upgradeneeded", ({ oldVersion }) => {
    if (oldVersion === 0) opening.result.createObjectStore(LEADS, { keyPath: "id" });
  });
  const database = await resultOf(opening);
  // Another tab is deleting the database, which requires all connections to be closed.
  database.addEventListener("versionchange", () => database.close());
  if (database.objectStoreNames.contains(KEYS))
    await navigator.locks.request(OUTBOX_DATABASE, () => decryptLeads(database));
  const leads = (mode: IDBTransactionMode) => storeOf(database, LEADS, mode);
  return {
    list: () => resultOf<WaitingLead[]>(leads("readonly").getAll()),
    get: (id) => resultOf<WaitingLead | undefined>(leads("readonly").get(id)),
    put: (lead) => resultOf(leads("readwrite").put(lead)),
    remove: (id) => resultOf(leads("readwrite").delete(id)),
  };
}

/** Deletes all leads. */
export function deleteOutbox(): Promise<unknown> {
  return resultOf(indexedDB.deleteDatabase(OUTBOX_DATABASE));
}

/**
 * Replaces the leads of version 1, which are encrypted, and removes unreadable ones. It isn't a part of the upgrade,
 * because an upgrade doesn't wait for decryption.
 */
async function decryptLeads(database: IDBDatabase): Promise<void> {
  type Encrypted = Timing & { id: string; sealed?: ArrayBuffer; iv: Uint8Array<ArrayBuffer> };
  const [key] = await resultOf<CryptoKey[]>(storeOf(database, KEYS, "readonly").getAll());
  for (const row of await resultOf<Encrypted[]>(storeOf(database, LEADS, "readonly").getAll())) {
    const { id, kept, tries, due, sealed, iv } = row;
    if (!key || !sealed) continue;
    const text = await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, sealed).catch(() => undefined);
    const { lead, send } = text ? (JSON.parse(new TextDecoder().decode(text)) as Partial<KeptLead>) : {};
    const leads = storeOf(database, LEADS, "readwrite");
    await (lead && send ? resultOf(leads.put({ id, kept, tries, due, lead, send })) : resultOf(leads.delete(id)));
  }
}

const storeOf = (database: IDBDatabase, name: string, mode: IDBTransactionMode): IDBObjectStore =>
  database.transaction(name, mode).objectStore(name);

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("IndexedDB failed")));
  });
}
