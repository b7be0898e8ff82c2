import type { SiteData } from "../site/site.ts";
import { WAITING_KEY, orUndefined } from "../site/browserStorage.ts";

/** Sends the leads that an earlier visit could not deliver, or deletes them if no form of the site stores leads. */
export function emptyOutbox(site: SiteData): void {
  const forms = Object.values(site.forms);
  // On a site without forms, the leads are those of another site of the host.
  const keeps = forms.length === 0 || forms.some(({ keepUndelivered }) => keepUndelivered);
  const start = () => {
    if (!mayWait()) return;
    import("./startDelivery.ts").then(
      ({ startDelivery, discardWaiting }) => (keeps ? startDelivery(true) : discardWaiting()),
      // The code could not be loaded: the visitor is offline.
      () => addEventListener("online", start, { once: true }),
    );
  };
  start();
}

/** True when undelivered leads may wait in this browser. Cheap, because every page asks. */
export const mayWait = (): boolean => orUndefined(() => localStorage.getItem(WAITING_KEY) !== null) ?? false;

export const noteWaiting = (waiting: boolean): void =>
  orUndefined(() => (waiting ? localStorage.setItem(WAITING_KEY, "1") : localStorage.removeItem(WAITING_KEY)));
