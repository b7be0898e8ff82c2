import type { Problem, ProblemCode } from "../../report/problem.ts";
import { didYouMean } from "../../report/suggest.ts";
import { listRoutes } from "../routes/routes.ts";
import type { Rule } from "./index.ts";

interface Reference {
  code: ProblemCode;
  what: string;
  written: string;
  known: string[];
  place: () => Problem["place"];
}

const unknown = ({ code, what, written, known, place }: Reference): Problem[] =>
  known.includes(written)
    ? []
    : [
        {
          code,
          severity: "error",
          message: `There is no ${what} \`${written}\``,
          hint: didYouMean(written, known) || "None is defined: define it, or remove this.",
          place: place(),
        },
      ];

/** Layouts that countries and pages choose are defined. */
export const layoutsExist: Rule = (config) => {
  const known = Object.keys(config.network.layouts);
  return config.countries.flatMap((site) => {
    const chosen: [string, PropertyKey[]][] = [
      [site.config.layout, ["layout"]],
      [site.config.notFoundLayout, ["notFoundLayout"]],
      ...listRoutes(config, site)
        .filter(({ layout }) => layout !== site.config.layout)
        .map(({ layout, from }): [string, PropertyKey[]] => [layout, [...from, "layout"]]),
    ];
    return chosen.flatMap(([written, path]) =>
      unknown({ code: "unknown-layout", what: "layout", written, known, place: () => site.locate(path) }),
    );
  });
};

/** Form variants that layouts choose are defined by every country that uses the layout. */
export const variantsExist: Rule = ({ network, countries, locateNetwork }) =>
  Object.entries(network.layouts).flatMap(([name, { enquiryVariant }]) => {
    if (enquiryVariant === undefined) return [];
    const known = countries.flatMap(({ config }) => Object.keys(config.enquiry.variants));
    return unknown({
      code: "unknown-option-list",
      what: "form variant",
      written: enquiryVariant,
      known: [...new Set(known)],
      place: () => locateNetwork(["layouts", name, "enquiryVariant"]),
    });
  });

/** Groups that a country has are defined by the network. */
export const groupsExist: Rule = ({ network, countries }) =>
  countries.flatMap((site) =>
    Object.keys(site.config.groups).flatMap((written) =>
      unknown({
        code: "unknown-group",
        what: "group",
        written,
        known: Object.keys(network.groups),
        place: () => site.locate(["groups", written], true),
      }),
    ),
  );

/** Pages that a country omits, renames or refers to are there. */
export const sharedPagesExist: Rule = ({ network, countries }) =>
  countries.flatMap((site) =>
    Object.entries(site.config.groups).flatMap(([group, own]) => {
      const shared = (network.groups[group]?.pages ?? []).map(({ slug }) => slug);
      const added = own.add.map(({ slug }) => slug);
      const named: { written: string; path: PropertyKey[]; key: boolean; known: string[] }[] = [
        ...own.omit.map((written, index) => ({ written, path: ["omit", index], key: false, known: shared })),
        ...Object.keys(own.slugs).map((written) => ({ written, path: ["slugs", written], key: true, known: shared })),
        ...own.add.flatMap((page, index) =>
          page.after
            ? [{ written: page.after, path: ["add", index, "after"], key: false, known: [...shared, ...added] }]
            : [],
        ),
      ];
      return named.flatMap(({ written, path, key, known }) =>
        unknown({
          code: "unknown-page",
          what: "page",
          written,
          known,
          place: () => site.locate(["groups", group, ...path], key),
        }),
      );
    }),
  );
