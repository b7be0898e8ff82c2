import { alternates } from "./alternates.ts";
import { canonicals } from "./canonicals.ts";
import type { Check, Dist } from "./dist.ts";
import { feeds } from "./feeds.ts";
import { headTexts } from "./headTexts.ts";
import { linkedFiles } from "./linkedFiles.ts";
import { sitemaps } from "./sitemaps.ts";
import { socialTags } from "./socialTags.ts";
import { structuredData } from "./structuredData.ts";

/** What is asked of an output. A subject is a file and a line. */
export const CHECKS = {
  alternates,
  canonicals,
  feeds,
  headTexts,
  linkedFiles,
  sitemaps,
  socialTags,
  structuredData,
} satisfies Record<string, Check>;

/** All that is wrong in an output, a line for each: subject, file, what. */
export const checkDist = (dist: Dist): string[] =>
  Object.entries(CHECKS).flatMap(([subject, check]) =>
    check(dist).map(({ file, what }) => `${subject}: ${file}: ${what}`),
  );
