import type { HostAnswer, HostRequest } from "../testHost.ts";

/** Fetches what a host passes on to another, with the visitor's cookie where the host does so. */
export async function proxy(address: string, { method = "GET", cookie }: HostRequest): Promise<HostAnswer> {
  const response = await fetch(address, { method, redirect: "manual", ...(cookie && { headers: { Cookie: cookie } }) });
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
}
