import { firstTiming, type KeptLead, type Timing, type WaitingLead } from "./retryPolicy.ts";
import { noteWaiting } from "./emptyOutbox.ts";
import { DELIVERED_KEY, OUTBOX_DATABASE, orUndefined } from "../site/browserStorage.ts";

/** Storage of undelivered leads. */
export interface Outbox {
  list(): Promise<WaitingLead[]>;
  get(id: string): Promise<WaitingLead | undefined>;
  put(lead: WaitingLead): Promise<unknown>;
  remove(id: string): Promise<unknown>;
}

/** Name of the Web Lock that a tab holds while it sends a lead. The browser releases it when the tab is closed. */
export const lockOf = (id: string): string => `${OUTBOX_DATABASE} ${id}`;

const LEADS = "leads";

/** Key of the encrypted leads, in databases of version 1. */
const KEYS = "keys";

/** Opens IndexedDB. @throws if that or Web Locks aren't available (private windows, blocked storage, no HTTPS). */
async function openOutbox(): Promise<Outbox> {
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

export const deleteOutbox = (): Promise<unknown> => resultOf(indexedDB.deleteDatabase(OUTBOX_DATABASE));

/** Replaces or removes leads of version 1, which are encrypted. An upgrade doesn't wait for decryption. */
async function decryptLeads(database: IDBDatabase): Promise<void> {
  type Encrypted = Timing & { id: string; sealed?: ArrayBuffer; iv: Uint8Array<ArrayBuffer> };
  const [key] = await resultOf<CryptoKey[]>(storeOf(database, KEYS, "readonly").getAll());
  for (const row of await resultOf<Encrypted[]>(storeOf(database, LEADS, "readonly").getAll())) {
    const { sealed, iv, ...plain } = row;
    if (!key || !sealed) continue;
    const text = await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, sealed).catch(() => undefined);
    const { lead, send } = text ? (JSON.parse(new TextDecoder().decode(text)) as Partial<KeptLead>) : {};
    const leads = storeOf(database, LEADS, "readwrite");
    await (lead && send ? resultOf(leads.put({ ...plain, lead, send })) : resultOf(leads.delete(plain.id)));
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

let opened: Promise<Outbox> | undefined;

/** Opens the outbox, once per document. @throws when the browser can't open it; the next call tries again. */
export function getOutbox(): Promise<Outbox> {
  opened ??= openOutbox();
  opened.catch(() => (opened = undefined));
  return opened;
}

/** Stores a lead, in the place of one with its id. False when the browser can't store it (private windows, no HTTPS). */
export async function keepLead(id: string, kept: KeptLead): Promise<boolean> {
  try {
    const outbox = await getOutbox();
    await outbox.put({ id, ...kept, ...firstTiming(Date.now()) });
    noteWaiting(true);
    return true;
  } catch {
    return false;
  }
}

/** Clears the flag when the outbox is empty. Checks again, because another tab may have stored a lead meanwhile. */
export async function noteWhatWaits(outbox: Outbox): Promise<void> {
  const isEmpty = async () => (await outbox.list()).length === 0;
  if (!(await isEmpty())) return;
  noteWaiting(false);
  if (!(await isEmpty())) noteWaiting(true);
}

/** Removes a lead that was delivered or refused. */
export async function forgetLead(id: string): Promise<void> {
  try {
    const outbox = await getOutbox();
    await outbox.remove(id);
    await noteWhatWaits(outbox);
  } catch {
    // An outbox that can't be opened contains no lead.
  }
}

const MAX_IDS = 5;

/** Records that a lead was delivered, so that a form that is still open in some tab doesn't send it again. */
export function noteDelivered(id: string): void {
  orUndefined(() => localStorage.setItem(DELIVERED_KEY, [id, ...listDelivered()].slice(0, MAX_IDS).join(" ")));
}

export const wasDelivered = (id: string): boolean => listDelivered().includes(id);

const listDelivered = (): string[] => orUndefined(() => localStorage.getItem(DELIVERED_KEY))?.split(" ") ?? [];
