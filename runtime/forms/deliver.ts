import type { Delivered, Delivery } from "./deliverLead.ts";

const load = () => import("./deliverLead.ts");

/** Loads what sends and keeps leads, before it is needed: by then the visitor may be without a network. */
export const prepareDelivery = (): void => void load().catch(() => {});

/** Sends a lead. Where the code for that can't be loaded, nothing has kept it. */
export async function deliver(delivery: Delivery): Promise<Delivered> {
  try {
    const { deliverLead } = await load();
    return await deliverLead(delivery);
  } catch (cause) {
    const reason = new Error("The enquiry could not be sent", { cause });
    return { delivered: false, failure: "unanswered", reason, lost: true };
  }
}
