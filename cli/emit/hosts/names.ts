/** The hosting services that rule files can be written for. */
export const HOST_NAMES = ["netlify", "nginx"] as const;
export type HostName = (typeof HOST_NAMES)[number];
