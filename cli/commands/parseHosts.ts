import { findClash, HOST_NAMES, type HostName } from "../config/schema/hostNames.ts";
import { UsageError } from "../report/errors.ts";
import { didYouMean } from "../report/suggest.ts";

/** Parses `--host`. @throws UsageError for an unknown hosting service, and for two that read the same file. */
export function parseHosts(text: string | undefined): HostName[] | undefined {
  if (text === undefined) return undefined;
  const hosts = text.split(",").map((name) => {
    const host = HOST_NAMES.find((known) => known === name.trim());
    if (!host) throw new UsageError(`There is no host \`${name}\``, didYouMean(name, HOST_NAMES));
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
