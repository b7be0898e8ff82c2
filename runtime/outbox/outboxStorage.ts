import { OUTBOX_DATABASE } from "../site/browserStorage.ts";
import { makeLeadKey } from "./encryption.ts";
import type { WaitingLead } from "./retryPolicy.ts";

/** Storage of undelivered leads. */
export interface Outbox {
  /** Encryption key of the leads. */
  key: CryptoKey;
  list(): Promise<WaitingLead[]>;
  put(lead: WaitingLead): Promise<unknown>;
  remove(id: string): Promise<unknown>;
  /**
   * Replaces a lead by the result of `change`, or removes it for `undefined`. Does nothing if the lead doesn't exist.
   * It is one transaction, so no other tab can change the lead in between.
   */
  change(id: string, change: (lead: WaitingLead) => WaitingLead | undefined): Promise<void>;
}

// The library `idb` would add 1 kB, which exceeds the form's script budget.
const LEADS = "leads";
const KEYS = "keys";

/** Opens the outbox in IndexedDB. @throws if that isn't available (private windows, blocked storage, no HTTPS). */
export async function openOutbox(): Promise<Outbox> {
  const opening = indexedDB.open(OUTBOX_DATABASE, 1);
  opening.addEventListener("upgradeneeded", () => {
    opening.result.createObjectStore(LEADS, { keyPath: "id" });
    opening.result.createObjectStore(KEYS);
  });
  const database = await resultOf(opening);
  // Another tab is deleting the database, which requires all connections to be closed.
  database.addEventListener("versionchange", () => database.close());
  const leads = (mode: IDBTransactionMode) => database.transaction(LEADS, mode).objectStore(LEADS);
  return {
    key: await sharedKey(database),
    list: () => resultOf(leads("readonly").getAll() as IDBRequest<WaitingLead[]>),
    put: (lead) => resultOf(leads("readwrite").put(lead)),
    remove: (id) => resultOf(leads("readwrite").delete(id)),
    async change(id, change) {
      const store = leads("readwrite");
      const lead = await resultOf(store.get(id) as IDBRequest<WaitingLead | undefined>);
      if (!lead) return;
      const changed = change(lead);
      await (changed ? resultOf(store.put(changed)) : resultOf(store.delete(id)));
    },
  };
}

/** Deletes all leads and the key. */
export function deleteOutbox(): Promise<unknown> {
  return resultOf(indexedDB.deleteDatabase(OUTBOX_DATABASE));
}

/**
 * The key that all tabs share. It is made before the transaction, because a transaction ends when it waits for anything
 * else. If two tabs make a key at the same time, both use the one that was stored first.
 */
async function sharedKey(database: IDBDatabase): Promise<CryptoKey> {
  const keys = (mode: IDBTransactionMode) => database.transaction(KEYS, mode).objectStore(KEYS);
  const read = (store: IDBObjectStore) => resultOf(store.get(1) as IDBRequest<CryptoKey | undefined>);
  const stored = await read(keys("readonly"));
  if (stored) return stored;
  const key = await makeLeadKey();
  const store = keys("readwrite");
  const first = await read(store);
  if (first) return first;
  await resultOf(store.put(key, 1));
  return key;
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("IndexedDB failed")));
  });
}
