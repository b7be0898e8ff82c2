import { MANIFEST_FILE } from "../../../config/manifestFile.ts";
import type { PlannedHost } from "../../../plan/planHosts.ts";
import { count } from "../../../report/count.ts";
import { nameSome } from "../../../report/suggest.ts";
import { parseManifest, readManifest } from "../../../manifest/manifestFiles.ts";
import type { Manifest } from "../../../manifest/manifest.ts";
import { ok, skipped, warning, type Check, type Subject } from "../check.ts";
import { isReserved, reservedReason } from "../reserved.ts";
import { isLocal } from "./home.ts";

/** More sites are only counted. */
const MOST_NAMED = 5;

/** Whether all pages of a host are those of the last build, by what each upload says of itself. */
export const checkManifest = ({ net, project }: Subject, { key, base }: PlannedHost, origin: string): Check => ({
  name: `pages on ${new URL(origin).hostname}`,
  async run() {
    const { hostname } = new URL(origin);
    if (isReserved(hostname) && !isLocal(hostname)) return skipped(reservedReason(hostname));
    const built = readManifest(project);
    if (!built) return skipped("nothing is built to compare with");
    const url = origin + base + MANIFEST_FILE;
    const { status, body } = await net.ask(url);
    const live = status === 200 ? parseManifest(body) : undefined;
    if (!live) return skipped(`${url} is not there, so that only homes are compared`);
    const other = differing(live, built, key);
    if (other.length === 0) return ok("all pages are of the last build");
    return warning(
      `${count(other.length, "site")} of another build: ${nameSome(other, MOST_NAMED)}`,
      `\`sitegen plan --live ${origin}${base}\` says what differs. Deploy dist/, or build what is live: \`sitegen build\`.`,
    );
  },
});

/** Keys of the sites of a host that are not the same in both. */
function differing(live: Manifest, built: Manifest, host: string): string[] {
  const keys = new Set([...Object.keys(live.sites), ...Object.keys(built.sites)]);
  return [...keys].filter((key) => {
    const [there, here] = [live.sites[key], built.sites[key]];
    if ((here ?? there)?.host !== host) return false;
    return there?.hash !== here?.hash || there?.engine !== here?.engine;
  });
}
