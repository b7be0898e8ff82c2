import { firstProblems, type Problem, type ProblemCode } from "../../report/problem.ts";
import { didYouMean } from "../../report/suggest.ts";
import { listRoutes } from "../routes/routes.ts";
import type { Rule } from "../config.ts";

interface Reference {
  written: string;
  known: ReadonlySet<string>;
  place: () => Problem["place"];
}

/** Reports references to undefined names. */
const unknown = (code: ProblemCode, what: string, references: readonly Reference[]): Problem[] =>
  firstProblems(
    references.filter(({ written, known }) => !known.has(written)),
    ({ written, known, place }) => ({
      code,
      severity: "error",
      message: `There is no ${what} \`${written}\``,
      hint: didYouMean(written, known) || "None is defined. Define it, or remove this.",
      place: place(),
    }),
  );

/** Countries and pages use defined layouts. */
export const layoutsExist: Rule = (config) => {
  const known = new Set(Object.keys(config.network.layouts));
  const chosen = config.sites.flatMap((site) => {
    const { layout: common, notFoundLayout = common } = site.config;
    const layouts: [string, PropertyKey[]][] = [
      [common, ["layout"]],
      ...(notFoundLayout === common ? [] : [[notFoundLayout, ["notFoundLayout"]] satisfies [string, PropertyKey[]]]),
      ...listRoutes(config, site)
        .filter(({ layout }) => layout !== common)
        .map(({ layout, from }): [string, PropertyKey[]] => [layout, [...from, "layout"]]),
    ];
    return layouts.map(([written, path]) => ({ written, known, place: () => site.locate(path) }));
  });
  return unknown("unknown-layout", "layout", chosen);
};

/** Layouts and forms use defined modals. */
export const modalsExist: Rule = ({ network, locateNetwork, sites }) => {
  const known = new Set(Object.keys(network.modals));
  const reference = (written: string | undefined, place: Reference["place"]): Reference[] =>
    written === undefined ? [] : [{ written, known, place }];
  const ofLayouts = Object.entries(network.layouts).flatMap(([name, { enquiryModal, popups }]) => {
    const at = (...path: string[]) => locateNetwork(["layouts", name, ...path]);
    return [
      ...reference(enquiryModal, () => at("enquiryModal")),
      ...reference(popups.scroll?.modal, () => at("popups", "scroll", "modal")),
      ...reference(popups.exitIntent?.modal, () => at("popups", "exitIntent", "modal")),
    ];
  });
  const ofForms = sites.flatMap(({ config, locate }) =>
    Object.entries(config.forms.forms).flatMap(([name, form]) =>
      form === false ? [] : reference(form.modal, () => locate(["forms", name, "modal"])),
    ),
  );
  return unknown("unknown-modal", "modal", [...ofLayouts, ...ofForms]);
};

/** Countries use groups that the network defines. */
export const groupsExist: Rule = ({ network, countries }) => {
  const known = new Set(Object.keys(network.groups));
  const named = countries.flatMap((site) =>
    Object.keys(site.config.groups).map((written) => ({
      written,
      known,
      place: () => site.locate(["groups", written], true),
    })),
  );
  return unknown("unknown-group", "group", named);
};

/** Pages that a country omits, renames or refers to exist. */
export const sharedPagesExist: Rule = ({ network, countries }) => {
  const named = countries.flatMap((site) =>
    Object.entries(site.config.groups).flatMap(([group, own]) => {
      const shared = new Set((network.groups[group]?.pages ?? []).map(({ slug }) => slug));
      const all = new Set([...shared, ...own.add.map(({ slug }) => slug)]);
      const place =
        (path: PropertyKey[], key = false) =>
        () =>
          site.locate(["groups", group, ...path], key);
      return [
        ...own.omit.map((written, index) => ({ written, known: shared, place: place(["omit", index]) })),
        ...Object.keys(own.slugs).map((written) => ({
          written,
          known: shared,
          place: place(["slugs", written], true),
        })),
        ...own.add.flatMap(({ after }, index) =>
          after ? [{ written: after, known: all, place: place(["add", index, "after"]) }] : [],
        ),
      ];
    }),
  );
  return unknown("unknown-page", "page", named);
};
