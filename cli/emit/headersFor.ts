import type { HostPlan } from "./hostPlan.ts";

/** The headers that a file of the upload is served with: its path from the host's root, and the status. */
export function headersFor({ headers, sites }: HostPlan, path: string, status = 200): Record<string, string> {
  const isAsset = status === 200 && sites.some((home) => path.startsWith(`${home}assets/`));
  return { ...headers.all, "Cache-Control": isAsset ? headers.immutable : headers.revalidate };
}
