import type { WaitingLead } from "./policy.ts";
import { makeKey } from "./vault.ts";

/** Where undelivered leads wait. */
export interface Shelf {
  /** The key that they are sealed with. */
  key: CryptoKey;
  list(): Promise<WaitingLead[]>;
  put(lead: WaitingLead): Promise<unknown>;
  remove(id: string): Promise<unknown>;
  /**
   * Replaces a lead by what `change` makes of it, or removes it when that is `undefined`; does nothing when it is gone.
   * No other tab comes in between.
   */
  change(id: string, change: (lead: WaitingLead) => WaitingLead | undefined): Promise<void>;
}

const DATABASE = "undelivered";
const LEADS = "leads";
const KEYS = "keys";

/** Opens the shelf in IndexedDB. @throws where there is none (private windows, blocked storage, pages without HTTPS). */
export async function openShelf(): Promise<Shelf> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.addEventListener("upgradeneeded", () => {
    opening.result.createObjectStore(LEADS, { keyPath: "id" });
    opening.result.createObjectStore(KEYS);
  });
  const database = await done(opening);
  // Lets another tab throw the shelf away.
  database.addEventListener("versionchange", () => database.close());
  const leads = (mode: IDBTransactionMode) => database.transaction(LEADS, mode).objectStore(LEADS);
  return {
    key: await sharedKey(database),
    list: () => done(leads("readonly").getAll() as IDBRequest<WaitingLead[]>),
    put: (lead) => done(leads("readwrite").put(lead)),
    remove: (id) => done(leads("readwrite").delete(id)),
    async change(id, change) {
      const store = leads("readwrite");
      const lead = await done(store.get(id) as IDBRequest<WaitingLead | undefined>);
      if (!lead) return;
      const changed = change(lead);
      await (changed ? done(store.put(changed)) : done(store.delete(id)));
    },
  };
}

/** Removes everything that waits, and the key. */
export function clearShelf(): Promise<unknown> {
  return done(indexedDB.deleteDatabase(DATABASE));
}

/** The key that all tabs share. It is made outside a transaction, which would not wait for it; the first to store it wins. */
async function sharedKey(database: IDBDatabase): Promise<CryptoKey> {
  const keys = (mode: IDBTransactionMode) => database.transaction(KEYS, mode).objectStore(KEYS);
  const read = (store: IDBObjectStore) => done(store.get(1) as IDBRequest<CryptoKey | undefined>);
  const stored = await read(keys("readonly"));
  if (stored) return stored;
  const made = await makeKey();
  const store = keys("readwrite");
  const winner = await read(store);
  if (winner) return winner;
  await done(store.put(made, 1));
  return made;
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("IndexedDB failed")));
  });
}
