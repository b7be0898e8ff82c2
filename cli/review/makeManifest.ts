import { servedPath } from "../../runtime/site/urls.ts";
import type { Config } from "../config/loadConfig.ts";
import type { PublicFile } from "../content/publicFiles.ts";
import { contentHash } from "../contentHash.ts";
import { engineVersion } from "../engine.ts";
import type { OwnParts } from "../parts/readParts.ts";
import type { Plan } from "../plan/plan.ts";
import type { PlannedHost } from "../plan/planHosts.ts";
import { describeSite, hashOfShared, hashOfSite } from "./describeSite.ts";
import { MANIFEST_FORMAT, type Manifest, type ManifestHost, type ManifestSite } from "./manifest.ts";

interface Options {
  config: Pick<Config, "sites">;
  plan: Pick<Plan, "hosts" | "sites" | "publicFiles" | "network" | "words" | "head" | "hostLook" | "notFound">;
  parts: Pick<OwnParts, "code">;
  /** Hash of a public file's contents. */
  hashOf(file: PublicFile): string;
  /** The manifest of the build before, from which sites are taken over that are not in the plan. */
  before?: Manifest | undefined;
  /** Keys of sites whose folders go. */
  gone?: readonly string[];
}

/** Makes the manifest of all hosts from a plan. */
export function makeManifest({ config, plan, parts, hashOf, before, gone = [] }: Options): Manifest {
  const engine = engineVersion();
  const hostOf = (country: string) => plan.hosts.find(({ key }) => key === country) ?? plan.hosts[0];
  const made = new Map(
    plan.sites.map((site) => [
      site.key,
      describeSite(site, hostOf(site.country), { engine, code: parts.code, hashOf }),
    ]),
  );
  for (const [key, site] of Object.entries(before?.sites ?? {}))
    if (!made.has(key) && !gone.includes(key)) made.set(key, moved(key, site, hostOf(site.country)));
  // Configured ones in their order; then those whose folders stay until all is built.
  const keys = [...config.sites.map(({ key }) => key), ...[...made.keys()].sort()];
  const sites = Object.fromEntries(
    [...new Set(keys)].flatMap((key) => {
      const site = made.get(key);
      return site ? [[key, site] as const] : [];
    }),
  );
  return { format: MANIFEST_FORMAT, hosts: plan.hosts.map((host) => describeHost(plan, host, hashOf)), sites };
}

/** A site that was built before, where it is served now. */
function moved(key: string, site: ManifestSite, host: PlannedHost): ManifestSite {
  const { hash: _hash, ...rest } = { ...site, host: host.key, home: servedPath(host, `/${key}/`) };
  return { ...rest, hash: hashOfSite(rest) };
}

function describeHost(
  { publicFiles, network, words, head, hostLook, notFound }: Options["plan"],
  host: PlannedHost,
  hashOf: Options["hashOf"],
): ManifestHost {
  const isNetwork = host.key === "";
  const own = isNetwork ? publicFiles : [];
  const files = Object.fromEntries(own.map((file) => [file.path.slice(1), hashOf(file)]));
  return {
    key: host.key,
    origin: host.origin,
    base: host.base,
    hash: contentHash(
      JSON.stringify([
        host,
        files,
        ...(isNetwork ? [network, words, head, hostLook, notFound && hashOfShared(notFound)] : []),
      ]),
    ),
    files,
    redirects: [
      ...host.redirects.map(({ from, to, status }) => ({ from, to, status })),
      ...host.gone.map((from) => ({ from, to: "", status: 410 })),
    ],
  };
}
