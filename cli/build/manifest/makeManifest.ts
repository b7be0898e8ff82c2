import { networkPath, pathPrefix, servedPath } from "../../../runtime/site/urls.ts";
import type { Config } from "../../model/config.ts";
import type { PublicFile } from "../../content/brandAndPublicFiles.ts";
import { contentHash } from "../../core/contentHash.ts";
import { engineVersion } from "../../core/engine.ts";
import { groupBy } from "../../core/lookups.ts";
import type { OwnParts } from "../../content/parts/readParts.ts";
import { listSendUrls } from "../../plan/forms/planForms.ts";
import type { HostWords, Plan } from "../../model/plan.ts";
import type { PlannedHost } from "../../plan/network/planHosts.ts";
import { charactersOf, describeSite, hashOfShared, hashOfSite } from "./describeSite.ts";
import { type Manifest, type ManifestHost, type ManifestSite } from "../../model/manifest.ts";
import { MANIFEST_FORMAT } from "./manifestFiles.ts";

interface Options {
  config: Config;
  plan: Plan;
  parts: Pick<OwnParts, "code">;
  hashOf(file: PublicFile): string;
  /** What hosts add to the folders of sites. */
  upload?: UploadForms;
  /** The manifest of the previous build. Its sites that are not in the plan are kept. */
  before?: Manifest | undefined;
  /** Keys of sites whose folders are removed. */
  gone?: readonly string[];
}

/** Makes the manifest of all hosts from a plan. */
export function makeManifest(options: Options): Manifest {
  const { config, plan, parts, hashOf, upload = PLAIN_UPLOAD, before, gone = [] } = options;
  const { code } = parts;
  const engine = engineVersion();
  const uploadOf = describeUpload(config, plan, upload);
  const hostOf = (country: string) => plan.hosts.find(({ key }) => key === country) ?? plan.hosts[0];
  const described = new Map(
    plan.sites.map((site) => [
      site.key,
      describeSite(site, hostOf(site.country), { engine, code, upload: uploadOf(site.key), hashOf }),
    ]),
  );
  for (const [key, site] of Object.entries(before?.sites ?? {}))
    if (!described.has(key) && !gone.includes(key)) described.set(key, moved(key, site, hostOf(site.country)));
  // Configured sites in their order, then those whose folders stay until everything is built.
  const keys = config.sites.map(({ key }) => key);
  const sites = Object.fromEntries(
    [...new Set([...keys, ...[...described.keys()].sort()])].flatMap((key) => {
      const site = described.get(key);
      return site ? [[key, site] as const] : [];
    }),
  );
  const hosts = plan.hosts.map((host) => describeHost(options, host, [engine, code]));
  return { format: MANIFEST_FORMAT, keys, hosts, sites };
}

/** A site of the previous build, at its current address. */
function moved(key: string, site: ManifestSite, host: PlannedHost): ManifestSite {
  const { hash: _hash, ...rest } = { ...site, host: host.key, home: servedPath(host, `/${key}/`) };
  return { ...rest, hash: hashOfSite(rest) };
}

/** @param versions Hashes of the engine and of own parts. */
function describeHost({ config, plan, hashOf }: Options, host: PlannedHost, versions: readonly string[]): ManifestHost {
  const { publicFiles, network, words, head, hostLook, notFound } = plan;
  const isNetwork = host.key === "";
  const hostFiles = isNetwork ? publicFiles : [];
  const files = Object.fromEntries(hostFiles.map((file) => [file.path.slice(1), hashOf(file)]));
  return {
    key: host.key,
    origin: host.origin,
    base: host.base,
    hash: contentHash(
      JSON.stringify([
        host,
        files,
        versions,
        movedWords(words),
        policyParts(config, plan, host),
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

/** The part of the configuration that a host's policy depends on. */
function policyParts({ network, countries }: Options["config"], { inlineFonts }: Options["plan"], host: PlannedHost) {
  const served = countries.filter(({ key }) => host.countries.includes(key));
  const themes = served.map(({ config }) => config.theme);
  return [
    network.contentApi,
    network.geoIp,
    listSendUrls({ network, countries: served }),
    themes,
    inlineFonts.map(charactersOf),
  ];
}

/** What hosting services add to the folders of sites. */
interface UploadForms {
  isCompressed: boolean;
  /** Keys of the hosts whose redirects are pages. */
  withRedirectPages: ReadonlySet<string>;
}

const PLAIN_UPLOAD: UploadForms = { isCompressed: false, withRedirectPages: new Set() };

/** Describes what hosts add to a site's folder, as `ManifestSite.upload`. */
function describeUpload(
  { sites }: Pick<Config, "sites">,
  { hosts, words }: { hosts: readonly PlannedHost[]; words: HostWords },
  { isCompressed, withRedirectPages }: UploadForms,
): (site: string) => string {
  const keys = new Set(sites.map(({ key }) => key));
  /** Key of the site in whose folder a path is; a folder of a further language is inside its country's. */
  const siteAt = (path: string): string => {
    const further = path.split("/").slice(1, 3).join("/");
    return keys.has(further) ? further : pathPrefix(path);
  };
  const rules = hosts
    .filter(({ key }) => withRedirectPages.has(key))
    .flatMap((host) => host.redirects.map((rule) => [siteAt(networkPath(host, rule.from)), rule] as const));
  const bySite = groupBy(rules, ([site]) => site);
  return (site) => {
    const siteRules = bySite.get(site)?.map(([, rule]) => rule);
    if (!siteRules) return isCompressed ? "compressed" : "";
    return contentHash(JSON.stringify([isCompressed, siteRules, movedWords(words)]));
  };
}

/** The texts of a redirect page. */
const movedWords = ({ language, texts }: HostWords): unknown => [language, texts["moved.title"], texts["moved.text"]];
