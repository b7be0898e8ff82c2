import { OUTBOX_DATABASE } from "../site/browserStorage.ts";
import { makeLeadKey } from "./encryption.ts";
import type { WaitingLead } from "./retryPolicy.ts";

/** Where undelivered leads wait until they are sent again. */
export interface Outbox {
  /** The key that the leads are encrypted with. */
  key: CryptoKey;
  list(): Promise<WaitingLead[]>;
  put(lead: WaitingLead): Promise<unknown>;
  remove(id: string): Promise<unknown>;
  /**
   * Replaces a lead by what `change` returns, or removes it when that is `undefined`. Does nothing when the lead is no
   * longer there. It is one transaction: no other tab can change the lead in between.
   */
  change(id: string, change: (lead: WaitingLead) => WaitingLead | undefined): Promise<void>;
}

// The library `idb` does the same for 1 kB more, which the form's script has no room for.
const LEADS = "leads";
const KEYS = "keys";

/** Opens the outbox in IndexedDB. @throws where there is none (private windows, blocked storage, pages without HTTPS). */
export async function openOutbox(): Promise<Outbox> {
  const opening = indexedDB.open(OUTBOX_DATABASE, 1);
  opening.addEventListener("upgradeneeded", () => {
    opening.result.createObjectStore(LEADS, { keyPath: "id" });
    opening.result.createObjectStore(KEYS);
  });
  const database = await resultOf(opening);
  // Another tab wants to delete the database, and waits until it is closed everywhere.
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

/** Deletes all leads that wait, and the key. */
export function deleteOutbox(): Promise<unknown> {
  return resultOf(indexedDB.deleteDatabase(OUTBOX_DATABASE));
}

/**
 * The key that all tabs share. It is made before the transaction begins, because a transaction ends while it waits for
 * anything else. When two tabs make a key at once, both use the one that was stored first.
 */
async function sharedKey(database: IDBDatabase): Promise<CryptoKey> {
  const keys = (mode: IDBTransactionMode) => database.transaction(KEYS, mode).objectStore(KEYS);
  const read = (store: IDBObjectStore) => resultOf(store.get(1) as IDBRequest<CryptoKey | undefined>);
  const stored = await read(keys("readonly"));
  if (stored) return stored;
  const made = await makeLeadKey();
  const store = keys("readwrite");
  const first = await read(store);
  if (first) return first;
  await resultOf(store.put(made, 1));
  return made;
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("IndexedDB failed")));
  });
}
