import { useEffect } from "react";
import { useSite } from "../page/context.tsx";
import { mayWait } from "./waitingFlag.ts";

/**
 * Sends the leads that an earlier visit could not deliver, or deletes them if no form of the site stores leads. An empty
 * outbox costs one read of `localStorage`.
 */
export function useOutbox(): void {
  const forms = Object.values(useSite().forms);
  // On a site without forms, the leads are those of another site of the host.
  const keeps = forms.length === 0 || forms.some(({ keepUndelivered }) => keepUndelivered);
  useEffect(() => {
    const start = () => {
      if (!mayWait()) return;
      import("./startDelivery.ts").then(
        ({ startDelivery, discardWaiting }) => (keeps ? startDelivery(true) : discardWaiting()),
        // The code could not be loaded: the visitor is offline.
        () => addEventListener("online", start, { once: true }),
      );
    };
    start();
  }, [keeps]);
}
