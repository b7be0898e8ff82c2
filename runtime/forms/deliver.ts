import type { Delivered, Delivery } from "./deliverLead.ts";

const load = () => import("./deliverLead.ts");

/** Loads the code that sends and stores leads in advance, because the network may be down when it is needed. */
export const prepareDelivery = (): void => void load().catch(() => {});

/** Sends a lead. If the code can't be loaded, the lead isn't stored either. */
export async function deliver(delivery: Delivery): Promise<Delivered> {
  try {
    const { deliverLead } = await load();
    return await deliverLead(delivery);
  } catch (cause) {
    const reason = new Error("The enquiry could not be sent", { cause });
    return { delivered: false, failure: "unanswered", reason, lost: true };
  }
}
