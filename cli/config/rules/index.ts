import type { Config, Rule } from "../../model/config.ts";
import {
  choiceFieldsHaveOptions,
  defaultsAreOptions,
  optionListsExist,
  preselectionsFit,
  conditionsCanBeMet,
} from "./forms/choices.ts";
import { extendedFormsExist, fieldNamesAreUnique, fieldsExist, formsHaveFields, overridesFit } from "./forms/names.ts";
import { chosenFormsExist, formsAreSent, formsLeadToPages, identitiesAreFree } from "./forms/sending.ts";
import { type Problem, firstProblems, problemsIn } from "../../core/problems/problem.ts";
import { factsNameCountries, ownSourcesAreThere, settingsCiteFacts } from "./facts.ts";
import {
  apiPathIsFree,
  hostNamesAreUnique,
  languagesShareHosts,
  netlifyKnowsBothNames,
  targetsShareNoFile,
} from "./host.ts";
import {
  fallbackAndOrderNameCountries,
  identitiesAreUnique,
  orderNamesCountriesOnce,
  pullsAreComplete,
} from "./countries.ts";
import {
  campaignIsSent,
  consentFitsTheLaw,
  budgetsNameTypes,
  contactsAreReal,
  settingsAreWritten,
  menusAreNamed,
  servicesAreNamed,
} from "./settings.ts";
import { groupsAreKept, groupsExist, layoutsExist, modalsExist, sharedPagesExist } from "./references.ts";
import { pagesAreGuarded } from "./guards.ts";
import { factsFitTheCode, identitiesAreOwn } from "./identities.ts";
import { countriesHaveHomes, navigationLeadsToPages, pairsAreUnique, routesAreUnique } from "./routes.ts";
import { artLeadsToPages, coloursAreReadable } from "./theme.ts";
import { redirectsEndAtPages, redirectsHideNoPage, redirectsAreUnique } from "./redirects.ts";

/** Rules about relations of forms with each other and with pages. */
const FORM_RULES: Rule[] = [
  extendedFormsExist,
  fieldsExist,
  formsHaveFields,
  overridesFit,
  fieldNamesAreUnique,
  optionListsExist,
  choiceFieldsHaveOptions,
  defaultsAreOptions,
  conditionsCanBeMet,
  formsAreSent,
  identitiesAreFree,
  formsLeadToPages,
  chosenFormsExist,
  preselectionsFit,
];

const RULES: Rule[] = [
  identitiesAreUnique,
  identitiesAreOwn,
  factsFitTheCode,
  fallbackAndOrderNameCountries,
  orderNamesCountriesOnce,
  servicesAreNamed,
  menusAreNamed,
  pullsAreComplete,
  budgetsNameTypes,
  consentFitsTheLaw,
  campaignIsSent,
  contactsAreReal,
  settingsAreWritten,
  coloursAreReadable,
  artLeadsToPages,
  layoutsExist,
  modalsExist,
  groupsExist,
  sharedPagesExist,
  groupsAreKept,
  pagesAreGuarded,
  countriesHaveHomes,
  routesAreUnique,
  pairsAreUnique,
  ...FORM_RULES,
  redirectsAreUnique,
  redirectsHideNoPage,
  targetsShareNoFile,
  hostNamesAreUnique,
  netlifyKnowsBothNames,
  languagesShareHosts,
  apiPathIsFree,
  factsNameCountries,
  ownSourcesAreThere,
  settingsCiteFacts,
];

/** Rules about links and redirects. They are checked only if all groups are known, because unknown groups have no pages. */
const LINK_RULES: Rule[] = [navigationLeadsToPages, redirectsEndAtPages];

export const checkRules = (config: Config): Problem[] =>
  [...RULES, ...(problemsIn(groupsExist(config)).length === 0 ? LINK_RULES : [])].flatMap((rule) =>
    firstProblems(problemsIn(rule(config)), (problem) => problem),
  );
