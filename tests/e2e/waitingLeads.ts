import type { Page } from "playwright";

/** A lead that waits in the browser, as its database holds it. */
interface StoredLead {
  id: string;
  tries: number;
  lead: [string, string][];
  /** Whether a tab is sending it. */
  isSent: boolean;
}

/** What waits in this browser. */
export function waitingLeads(page: Page): Promise<StoredLead[]> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(request.error ?? new Error("IndexedDB failed")));
      });
    if (!(await indexedDB.databases()).some(({ name }) => name === "undelivered")) return [];
    const { held = [] } = await navigator.locks.query();
    const database = await done(indexedDB.open("undelivered"));
    const rows = (await done(database.transaction("leads").objectStore("leads").getAll())) as StoredLead[];
    database.close();
    return rows.map(({ id, tries, lead }) => {
      const isSent = held.some(({ name }) => name === `undelivered ${id}`);
      return { id, tries, lead, isSent };
    });
  });
}

/** Stores a lead as an earlier version did: encrypted, with the key beside it. */
export const keepEncrypted = (page: Page, kept: object): Promise<void> =>
  page.evaluate(async (kept) => {
    const happens = (target: EventTarget, event: string) =>
      new Promise((resolve) => target.addEventListener(event, resolve));
    const key = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const text = new TextEncoder().encode(JSON.stringify(kept));
    const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, text);
    const opening = indexedDB.open("undelivered", 1);
    opening.addEventListener("upgradeneeded", () => {
      const times = { kept: Date.now(), tries: 1, due: Date.now() + 30e3, claimed: false };
      opening.result.createObjectStore("leads", { keyPath: "id" }).put({ id: "old", sealed, iv, ...times });
      opening.result.createObjectStore("keys").put(key, 1);
    });
    await happens(opening, "success");
    opening.result.close();
    localStorage.setItem("undelivered", "1");
  }, kept);

/** Leaves the page, and puts the waiting leads' times back, as if that much time had passed since. */
export async function letTimePass(page: Page, milliseconds: number): Promise<void> {
  // A page would send what it finds due.
  await page.goto("/robots.txt");
  await page.evaluate(async (milliseconds) => {
    const happens = (target: EventTarget, event: string) =>
      new Promise((resolve) => target.addEventListener(event, resolve));
    const opening = indexedDB.open("undelivered");
    await happens(opening, "success");
    const transaction = opening.result.transaction("leads", "readwrite");
    const store = transaction.objectStore("leads");
    const reading = store.getAll();
    await happens(reading, "success");
    for (const lead of reading.result as { due: number; kept: number }[])
      store.put({ ...lead, due: lead.due - milliseconds, kept: lead.kept - milliseconds });
    await happens(transaction, "complete");
    opening.result.close();
  }, milliseconds);
}

/** True when the browser notes that something may wait. */
export const isNoted = (page: Page): Promise<boolean> =>
  page.evaluate(() => localStorage.getItem("undelivered") !== null);
