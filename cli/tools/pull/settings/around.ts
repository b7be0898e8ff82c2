import type { Problem } from "../../../report/problem.ts";
import type { Stage } from "../entries/stage.ts";
import type { ListedCollections } from "../listCollections.ts";
import type { Lock } from "../snapshot/lock.ts";
import type { Source } from "../source.ts";

/** What settings are pulled with. */
export interface Around {
  source: Source;
  stage: Stage;
  report(problem: Problem): void;
  overwrite: boolean;
  accept: boolean;
  before: Lock;
  listed: ListedCollections;
  /** What the lock has to say of the entries. */
  lock: Lock;
}
