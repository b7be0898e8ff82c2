import type { Page } from "playwright-core";

/** A lead that waits in the browser, as its database holds it. */
export interface StoredLead {
  id: string;
  tries: number;
  claimed: boolean;
  /** Milliseconds until it may be sent again. */
  wait: number;
  /** All that can be read of it. */
  readable: string;
}

/** What waits in this browser. */
export function waitingLeads(page: Page): Promise<StoredLead[]> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(request.error));
      });
    if (!(await indexedDB.databases()).some(({ name }) => name === "undelivered")) return [];
    const database = await done(indexedDB.open("undelivered"));
    const rows = (await done(database.transaction("leads").objectStore("leads").getAll())) as {
      id: string;
      tries: number;
      claimed: boolean;
      due: number;
      sealed: ArrayBuffer;
    }[];
    const keys = (await done(database.transaction("keys").objectStore("keys").getAll())) as CryptoKey[];
    database.close();
    const extractable = keys.filter((key) => key.extractable).length;
    return rows.map(({ id, tries, claimed, due, sealed }) => ({
      id,
      tries,
      claimed,
      wait: due - Date.now(),
      readable: `${extractable} extractable keys, ${JSON.stringify(Object.entries(localStorage))} ${new TextDecoder("latin1").decode(sealed)}`,
    }));
  });
}

/** Puts the waiting leads' times back, as if that much time had passed. */
export function letTimePass(page: Page, milliseconds: number): Promise<void> {
  return page.evaluate(async (milliseconds) => {
    const opening = indexedDB.open("undelivered");
    await new Promise((resolve) => opening.addEventListener("success", resolve));
    const transaction = opening.result.transaction("leads", "readwrite");
    const store = transaction.objectStore("leads");
    const reading = store.getAll();
    reading.addEventListener("success", () => {
      for (const lead of reading.result as { due: number; kept: number }[])
        store.put({ ...lead, due: lead.due - milliseconds, kept: lead.kept - milliseconds });
    });
    await new Promise((resolve) => transaction.addEventListener("complete", resolve));
    opening.result.close();
  }, milliseconds);
}

/** True when the browser notes that something may wait. */
export const isNoted = (page: Page): Promise<boolean> =>
  page.evaluate(() => localStorage.getItem("undelivered") !== null);
