import { z } from "zod";
import { CONSENT_MODELS } from "../../../runtime/site/privacy.ts";
import { HttpUrlOrPath } from "./primitives.ts";

/** How visitors are asked before anything of `analytics` runs (docs/analytics.md). */
export const Consent = z.strictObject({
  model: z
    .enum(CONSENT_MODELS)
    .optional()
    .describe(
      "`opt-in`: nothing runs before the visitor agrees. `opt-out`: it runs until the visitor rejects it. Default: what the law of the country of `code` asks for, and `opt-in` where sitegen knows of none (node_modules/countrysites/docs/analytics.md, Laws).",
    ),
  days: z
    .number()
    .int()
    .min(1)
    .max(365)
    .default(180)
    .describe(
      "For how many days an answer holds, before the visitor is asked again. Supervisors advise 6 months, and 12 at most.",
    ),
  log: HttpUrlOrPath.optional().describe(
    "Address of your own that each choice is sent to, as proof (GDPR, Article 7(1)): what was chosen, in which version, country and on which day. It has neither an id nor the time.",
  ),
});
