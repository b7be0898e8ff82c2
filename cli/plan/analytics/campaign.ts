import type { ProviderPlan } from "./providerKind.ts";

/** Keeps only the URL parameters that forms send. */
export const campaign: ProviderPlan<"campaign"> = {
  settings: (_, { parameters }) => ({ names: parameters }),
  policy: () => ({}),
};
