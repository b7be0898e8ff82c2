import { checkForms } from "./api/forms.ts";
import { checkGeoIp } from "./api/geoIp.ts";
import { checkMenu } from "./api/menu.ts";
import { servedSites } from "./api/services.ts";
import type { Check, Subject } from "./check.ts";
import type { GROUPS } from "./groups.ts";
import { checkBrowser } from "./environment/browser.ts";
import { checkDisk } from "./environment/disk.ts";
import { checkFolders } from "./environment/folders.ts";
import { checkMachine } from "./environment/machine.ts";
import { checkNode } from "./environment/node.ts";
import { checkPackage } from "./environment/package.ts";
import { checkHeaders, checkNotFound, checkRobots } from "./hosts/answers.ts";
import { checkCertificate } from "./hosts/certificate.ts";
import { checkNames } from "./hosts/names.ts";
import { checkAliases, checkHttps } from "./hosts/redirects.ts";
import { checkHome } from "./live/home.ts";
import { checkManifest } from "./live/manifest.ts";
import { checkMissingPage } from "./live/notFound.ts";
import { checkRedirect } from "./live/redirect.ts";
import { checkBuild } from "./project/build.ts";
import { checkCaches } from "./project/caches.ts";
import { checkConfig } from "./project/config.ts";

/** The checks of each group. A new one is a file and a line. */
export const CHECKS: Record<(typeof GROUPS)[number], (subject: Subject) => Check[]> = {
  environment: (subject) => [
    checkNode(),
    checkPackage(subject),
    checkDisk(subject),
    checkFolders(subject),
    checkMachine(),
    checkBrowser(),
  ],
  project: (subject) => [checkConfig(subject), checkBuild(subject), checkCaches(subject)],
  api: (subject) => {
    const sites = servedSites(subject);
    return [
      ...sites.flatMap((served) => [...checkMenu(subject, served), ...checkForms(subject, served)]),
      ...sites.slice(0, 1).flatMap((served) => checkGeoIp(subject, served)),
    ];
  },
  hosts: ({ checked, built, net }) =>
    (checked?.plan.hosts ?? [])
      .filter(({ countries }) => countries.length > 0)
      .map((host) => ({ host, net, rules: built?.hosts.find(({ key }) => key === host.key) }))
      .flatMap((host) => [
        ...checkNames(host),
        ...checkCertificate(host),
        ...checkHttps(host),
        ...checkAliases(host),
        ...checkHeaders(host),
        ...checkNotFound(host),
        ...checkRobots(host),
      ]),
  live: (subject) => {
    const sites = servedSites(subject);
    const hosts = new Map(sites.map(({ host, origin }) => [host, origin]));
    return [
      ...sites.flatMap((served) => [checkHome(subject, served), checkMissingPage(subject, served)]),
      ...[...hosts].flatMap(([host, origin]) => [
        checkManifest(subject, host, origin),
        ...checkRedirect(subject, host, origin),
      ]),
    ];
  },
};
