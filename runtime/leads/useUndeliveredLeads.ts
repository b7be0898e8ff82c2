import { useEffect } from "react";
import { useSite } from "../page/context.tsx";
import { enquiryUrl } from "../forms/sendEnquiry.ts";
import { mayWait } from "./marker.ts";

/** Sends leads that wait from an earlier visit. Costs one look into `localStorage` when there are none. */
export function useUndeliveredLeads(): void {
  const { contentApi, enquiry } = useSite();
  useEffect(() => {
    const start = () => {
      if (!mayWait()) return;
      import("./courier.ts").then(
        ({ startCourier, dismissCourier }) =>
          enquiry.keepUndelivered ? startCourier(enquiryUrl(contentApi.base), true) : dismissCourier(),
        // Offline, and the code is not in the cache.
        () => addEventListener("online", start, { once: true }),
      );
    };
    start();
  }, [contentApi.base, enquiry.keepUndelivered]);
}
