import type { Page } from "playwright";

/** A lead that waits in the browser, as its database holds it. */
interface StoredLead {
  id: string;
  tries: number;
  claimed: boolean;
  /** Milliseconds until it may be sent again. */
  wait: number;
  /** All that can be read of it, and of what the browser notes beside it. */
  readable: string;
  /** Keys that a script could read. */
  extractableKeys: number;
}

/** What waits in this browser. */
export function waitingLeads(page: Page): Promise<StoredLead[]> {
  return page.evaluate(async () => {
    interface Row {
      id: string;
      tries: number;
      claimed: boolean;
      due: number;
      sealed: ArrayBuffer;
    }
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(request.error ?? new Error("IndexedDB failed")));
      });
    if (!(await indexedDB.databases()).some(({ name }) => name === "undelivered")) return [];
    const database = await done(indexedDB.open("undelivered"));
    const all = (store: string) => done(database.transaction(store).objectStore(store).getAll());
    const rows = (await all("leads")) as Row[];
    const keys = (await all("keys")) as CryptoKey[];
    database.close();
    return rows.map(({ id, tries, claimed, due, sealed }) => ({
      id,
      tries,
      claimed,
      wait: due - Date.now(),
      readable: JSON.stringify(Object.entries(localStorage)) + new TextDecoder("latin1").decode(sealed),
      extractableKeys: keys.filter((key) => key.extractable).length,
    }));
  });
}

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
