// What tools use of the plan. The pipeline itself imports the files.
export { localized } from "./facts/showFact.ts";
export { type HostPlan, folderName } from "./network/hostPlan.ts";
export type { PlannedHost } from "./network/planHosts.ts";
export type { RedirectRule } from "./network/redirects.ts";
