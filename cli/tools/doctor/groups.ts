/** What is looked at, in this order. */
export const GROUPS = ["environment", "project", "api", "hosts", "live"] as const;
/** What a finding belongs to; `leads` are sent when that is asked for. */
export type Group = (typeof GROUPS)[number] | "leads";
