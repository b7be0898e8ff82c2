import type { WaitingLead } from "../../../../runtime/leads/policy.ts";
import type { Shelf } from "../../../../runtime/leads/shelf.ts";
import { makeKey } from "../../../../runtime/leads/vault.ts";

/** A shelf in memory. `change` is atomic, as a transaction is. */
export async function memoryShelf(): Promise<Shelf & { leads: Map<string, WaitingLead> }> {
  const leads = new Map<string, WaitingLead>();
  return {
    leads,
    key: await makeKey(),
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
