import { goneAsNotFound } from "../listRules.ts";
import { collapsePatterns, patternAddress, patternRegex, redirectPatterns } from "../redirectPatterns.ts";
import type { HostPlan } from "../../plan/network/hostPlan.ts";
import { type RuleWriter, headerList, jsonFile, notesOf } from "./ruleWriter.ts";

/** Firebase Hosting: `firebase.json` (https://firebase.google.com/docs/hosting/full-config), with RE2 expressions. */
export const firebase: RuleWriter = {
  destination: "deploy",
  precompressed: false,
  files: (plan) => new Map([["firebase.json", jsonFile(configuration(plan))]]),
  limits: ({ key, api, fallback, gone }) =>
    notesOf(
      "Firebase Hosting can't redirect host names by a rule. In its console, add every other domain as a redirect to the allowed host. The web.app address stays reachable; the pages' canonical links name the allowed host.",
      fallback !== undefined &&
        "Firebase Hosting can't redirect by country. The root page asks the geo-IP service itself.",
      key === "" && "Firebase Hosting has one 404 page: that of the root, also for the countries.",
      goneAsNotFound("Firebase Hosting", { gone }),
      api &&
        `Firebase Hosting can't proxy another host. Set contentApi.base to an absolute address and allow cross-origin requests in the CMS, or proxy ${api.base}/** with a Cloud Function.`,
    ),
};

function configuration({ folder, only, redirects, folders, headers }: HostPlan) {
  return {
    hosting: {
      public: `dist${folder}`.replace(/\/$/, ""),
      ignore: ["**/.*"],
      cleanUrls: false,
      redirects: [
        ...(only === undefined ? [] : [{ regex: "^/+$", destination: only, type: 302 }]),
        ...[...redirects.flatMap((rule) => redirectPatterns(rule, "sent")), ...collapsePatterns()].map((pattern) => ({
          regex: patternRegex(pattern),
          destination: patternAddress(pattern, (number) => `:${number}`),
          type: pattern.status,
        })),
      ],
      headers: [
        { source: "**", headers: headerList({ ...headers.all, "Cache-Control": headers.revalidate }) },
        ...folders.map((home) => ({
          source: `${home}assets/**`,
          headers: headerList({ "Cache-Control": headers.immutable }),
        })),
      ],
    },
  };
}
