import { findClash, HOSTING_SERVICES, type HostingService } from "../config/schema/hostingServices.ts";
import { UsageError } from "../report/errors.ts";
import { didYouMean } from "../report/suggest.ts";

/** Parses `--host`. @throws UsageError for an unknown hosting service, and for two that read the same file. */
export function parseHosts(text: string | undefined): HostingService[] | undefined {
  if (text === undefined) return undefined;
  const hosts = text.split(",").map((name) => {
    const host = HOSTING_SERVICES.find((known) => known === name.trim());
    if (!host) throw new UsageError(`There is no host \`${name}\``, didYouMean(name, HOSTING_SERVICES));
    return host;
  });
  const clash = findClash(hosts);
  if (clash)
    throw new UsageError(
      `${clash.first} and ${clash.second} both read \`${clash.file}\` in the upload`,
      "Build for each of them with a separate --out folder.",
    );
  return hosts;
}
