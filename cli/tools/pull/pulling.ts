import { contentHash } from "../../core/contentHash.ts";
import { ProblemsError } from "../../core/problems/errors.ts";
import { type Problem, startOf } from "../../core/problems/problem.ts";
import { openClient } from "./cms/client.ts";
import { CmsError } from "./cms/cmsError.ts";
import { wordpress } from "./cms/wordpress.ts";
import { openPictures } from "./copy/pictures.ts";
import { emptyLock, lockFile, readLock } from "./lock.ts";
import type { Pulled, Stage } from "./pulled.ts";

/** A pull that is under way. */
export type Pulling = ReturnType<typeof openPull>;

/** Opens the CMS, and the lock of the last pull. @throws ProblemsError for a broken lock */
export function openPull(pulled: Pulled, stage: Stage) {
  const { config, site, pull } = pulled;
  /** Base URL of the REST API, without final slash. */
  const base = pull.from ?? config.network.contentApi?.base ?? "";
  // These settings decide which entries are pulled, and how they are written.
  const { hosts, posts, pages } = pull;
  const settings = contentHash(JSON.stringify([base, hosts, posts, pages]));
  const client = openClient(base, pulled);
  const written = stage.current(lockFile(site.key));
  const before = written === undefined ? emptyLock(base, settings) : readLock(lockFile(site.key), written);
  if (!("version" in before)) throw new ProblemsError([before]);
  const problems: Problem[] = [];
  return {
    ...pulled,
    base,
    /** Address of the CMS's home, without final slash. */
    home: base.replace(/\/wp-json$/, ""),
    /** Folder of the country's copy, from the project's root. */
    folder: `countries/content/${site.key}/`,
    client,
    source: wordpress(client, pulled),
    stage,
    pictures: openPictures(client, site.key, stage, before.pictures),
    /** The lock of the last pull, and that of this one. */
    before,
    lock: emptyLock(base, settings),
    full: pulled.full || before.settings !== settings,
    problems,
    /** Reports a problem of the CMS's content, which stops nothing. */
    warn(warning: Omit<Problem, "code" | "severity">, code: Problem["code"] = "cms-content") {
      problems.push({ code, severity: "warning", ...warning });
    },
  };
}

/** Warns about an edited file, which is kept as it is. */
export const warnOfEdit = ({ warn }: Pulling, file: string, why: string, hint: string): void =>
  warn(
    {
      message: "Somebody has edited or created this file in the project, so it was kept unchanged",
      why,
      hint,
      place: startOf(file),
    },
    "edited-snapshot",
  );

/** @throws CmsError when more is gone than a pull may remove */
export function checkLoss(
  { accept, pull: { maxDrop } }: Pick<Pulled, "accept" | "pull">,
  what: string,
  gone: number,
  of: number,
): void {
  if (accept || gone <= 0 || of === 0 || (gone / of) * 100 <= maxDrop) return;
  throw new CmsError(
    gone === of
      ? `The CMS lists no ${what}; the last pull had ${of}`
      : `${gone} of ${of} ${what} were removed from the CMS`,
    `Check whether that is intended. If it is, pull with --accept. Without it, a pull removes at most ${maxDrop} % (\`pull.maxDrop\`).`,
    "cms-drop",
  );
}
