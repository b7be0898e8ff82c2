import { useEffect } from "react";
import { useSite } from "../page/context.tsx";
import { enquiryUrl } from "../forms/sendEnquiry.ts";
import { mayWait } from "./waitingFlag.ts";

/** Sends the leads that an earlier visit could not deliver. Without any, this costs one read of `localStorage`. */
export function useOutbox(): void {
  const { contentApi, enquiry } = useSite();
  useEffect(() => {
    const start = () => {
      if (!mayWait()) return;
      import("./startDelivery.ts").then(
        ({ startDelivery, discardWaiting }) =>
          enquiry.keepUndelivered ? startDelivery(enquiryUrl(contentApi.base), true) : discardWaiting(),
        // The code could not be loaded: the visitor is offline.
        () => addEventListener("online", start, { once: true }),
      );
    };
    start();
  }, [contentApi.base, enquiry.keepUndelivered]);
}
