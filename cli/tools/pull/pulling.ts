import { type Problem, startOf } from "../../core/problems/problem.ts";
import { CmsError } from "./cms/cmsError.ts";
import type { Source } from "./cms/wordpress.ts";
import type { Pictures } from "./copy/pictures.ts";
import type { Lock } from "./lock.ts";
import type { Pulled, Stage } from "./pulled.ts";

/** A pull that is under way. */
export interface Pulling extends Pulled {
  /** Base URL of the REST API, without final slash. */
  base: string;
  /** Address of the CMS's home, without final slash. */
  home: string;
  /** Folder of the country's copy, from the project's root. */
  folder: string;
  source: Source;
  stage: Stage;
  pictures: Pictures;
  /** The lock of the last pull, and that of this one. */
  before: Lock;
  lock: Lock;
  /** Reports a problem of the CMS's content, which stops nothing. */
  warn(problem: Omit<Problem, "code" | "severity">, code?: Problem["code"]): void;
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
export function checkLoss({ accept, pull: { maxDrop } }: Pulling, what: string, gone: number, of: number): void {
  if (accept || !isTooMany(gone, of, maxDrop)) return;
  throw new CmsError(
    gone === of
      ? `The CMS lists no ${what}; the last pull had ${of}`
      : `${gone} of ${of} ${what} were removed from the CMS`,
    `Check whether that is intended. If it is, pull with --accept. Without it, a pull removes at most ${maxDrop} % (\`pull.maxDrop\`).`,
    "cms-drop",
  );
}

/** Whether a share is larger than allowed. @param maxDrop In per cent. */
export const isTooMany = (dropped: number, of: number, maxDrop: number): boolean =>
  dropped > 0 && of > 0 && (dropped / of) * 100 > maxDrop;
