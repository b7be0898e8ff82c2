import type { WaitingLead } from "../../../../runtime/outbox/retryPolicy.ts";
import type { Outbox } from "../../../../runtime/outbox/outboxStorage.ts";
import { makeLeadKey } from "../../../../runtime/outbox/encryption.ts";

/** An outbox in memory. `change` is atomic, as a transaction is. */
export async function memoryOutbox(): Promise<Outbox & { leads: Map<string, WaitingLead> }> {
  const leads = new Map<string, WaitingLead>();
  return {
    leads,
    key: await makeLeadKey(),
    list: async () => [...leads.values()],
    put: async (lead) => leads.set(lead.id, lead),
    remove: async (id) => leads.delete(id),
    async change(id, change) {
      const lead = leads.get(id);
      if (!lead) return;
      const changed = change(lead);
      if (changed) leads.set(id, changed);
      else leads.delete(id);
    },
  };
}
