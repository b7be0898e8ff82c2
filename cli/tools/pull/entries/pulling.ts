import type { Problem } from "../../../report/problem.ts";
import type { Source } from "../source.ts";
import type { Writing } from "./convertEntry.ts";
import type { Stage } from "./stage.ts";

/** What entries are pulled with. */
export interface Pulling {
  source: Source;
  stage: Stage;
  writing: Writing;
  report(problem: Problem): void;
  /** All are read anew. */
  full: boolean;
  /** What somebody has changed here is lost. */
  overwrite: boolean;
  /** More may be gone than `maxDrop` per cent. */
  accept: boolean;
  maxDrop: number;
}
