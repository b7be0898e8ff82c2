import { EXPANDED_FIELDS, type EnquiryField } from "../../../runtime/site/enquiry.ts";
import { firstProblems, type Problem } from "../../report/problem.ts";
import { didYouMean } from "../../report/suggest.ts";
import type { Config, SiteConfig } from "../loadConfig.ts";
import type { Rule } from "./index.ts";
import { enquiryOptions } from "../resolveOptions.ts";

const CHOICE_FIELDS = [
  "nearrestarea",
  "interestedin",
  "dreamcountry",
  "state",
  "myquestion",
  "educationfunding",
  "preferreddestination",
] as const satisfies readonly EnquiryField[];

/** What the backend can't do without (docs/behaviour.md, Enquiry: fields sent). */
const REQUIRED = [
  "your-name",
  "your-email",
  "your-phone",
  "interestedin",
  "nearrestarea",
  "dreamcountry",
] as const satisfies readonly EnquiryField[];

type OptionsOf = SiteConfig["config"]["enquiry"]["options"];

const forEachCountry =
  (check: (config: Config, site: SiteConfig) => Problem[]): Rule =>
  (config) =>
    config.countries.flatMap((site) => check(config, site));

/** Lists that the form names are defined in network.yaml. */
export const optionListsExist = forEachCountry(({ network }, site) => {
  const known = new Set(Object.keys(network.optionLists));
  const listNames = (options: OptionsOf, path: PropertyKey[]) =>
    Object.entries(options).flatMap(([field, list]) =>
      typeof list === "string" ? [{ list, path: [...path, field] }] : [],
    );
  const { options, variants } = site.config.enquiry;
  const named = [
    ...listNames(options, ["enquiry", "options"]),
    ...Object.entries(variants).flatMap(([name, variant]) =>
      listNames(variant.options, ["enquiry", "variants", name, "options"]),
    ),
  ];
  return firstProblems(
    named.filter(({ list }) => !known.has(list)),
    ({ list, path }) => ({
      code: "unknown-option-list",
      severity: "error",
      message: `There is no option list \`${list}\``,
      hint: didYouMean(list, known) || "Define it under `optionLists` in network.yaml.",
      place: site.locate(path),
    }),
  );
});

/** A field that the visitor chooses from has something to choose. */
export const choiceFieldsHaveOptions = forEachCountry((_config, site) => {
  const { fields, expanded, options } = site.config.enquiry;
  const shown: readonly EnquiryField[] = expanded ? [...fields, ...EXPANDED_FIELDS] : fields;
  return CHOICE_FIELDS.filter((field) => shown.includes(field) && !options[field]).map((field): Problem => ({
    code: "missing-options",
    severity: "error",
    message: `The form of ${site.config.name} asks for \`${field}\`, but has no options for it`,
    hint: `Add \`${field}\` under enquiry.options: the name of an option list, or a list.`,
    place: site.locate(["enquiry", "fields", fields.indexOf(field)]),
  }));
});

/** A preselected value is one of the options. */
export const defaultsAreOptions = forEachCountry(({ network }, site) => {
  const options = enquiryOptions(network, site.config.enquiry.options);
  return Object.entries(site.config.enquiry.defaults).flatMap(([field, value]): Problem[] => {
    const choices = options[field as EnquiryField];
    if (!choices || choices.some((option) => option.value === value)) return [];
    return [
      {
        code: "default-not-an-option",
        severity: "error",
        message: `The default \`${value}\` is not an option of \`${field}\``,
        hint: didYouMean(
          value,
          choices.map((option) => option.value),
        ),
        place: site.locate(["enquiry", "defaults", field]),
      },
    ];
  });
});

/** The form asks for what makes a lead. */
export const requiredFieldsAreAsked = forEachCountry((_config, site) =>
  REQUIRED.filter((field) => !site.config.enquiry.fields.includes(field)).map((field): Problem => ({
    code: "missing-field",
    severity: "error",
    message: `The form of ${site.config.name} does not ask for \`${field}\``,
    why: "The backend can't make a lead of it.",
    hint: `Add \`${field}\` to enquiry.fields.`,
    place: site.locate(["enquiry", "fields"], true),
  })),
);
