import type { ProviderPlan } from "./providerKind.ts";

/** Keeps the parameters that forms ask for, and no others. */
export const campaign: ProviderPlan<"campaign"> = {
  settings: (_, { parameters }) => ({ names: parameters }),
  policy: () => ({}),
};
