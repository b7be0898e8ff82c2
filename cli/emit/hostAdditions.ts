import type { HostingService } from "../config/schema/hostingServices.ts";
import type { PlannedHost } from "../plan/planHosts.ts";
import { HOSTS } from "./hosts/index.ts";

/** What hosting services add to the folders of countries. @param targets Replace those of the configuration. */
export function hostAdditions(hosts: readonly PlannedHost[], targets?: readonly HostingService[]) {
  const targetsOf = (host: PlannedHost) => targets ?? host.targets;
  return {
    isCompressed: hosts.some((host) => targetsOf(host).some((name) => HOSTS[name].precompressed)),
    withRedirectPages: new Set(
      hosts.filter((host) => targetsOf(host).some((name) => HOSTS[name].redirectPages)).map(({ key }) => key),
    ),
  };
}
