import { type Problem, firstProblems, problemsIn } from "../../core/problems/problem.ts";
import type { Config, Rule } from "../../model/config.ts";
import * as countries from "./countries.ts";
import * as facts from "./facts.ts";
import * as choices from "./forms/choices.ts";
import * as fields from "./forms/fields.ts";
import * as sending from "./forms/sending.ts";
import { pagesAreGuarded } from "./guards.ts";
import * as host from "./host.ts";
import { factsFitTheCode, identitiesAreOwn } from "./identities.ts";
import { redirectsAreUnique, redirectsEndAtPages, redirectsHideNoPage } from "./redirects.ts";
import * as references from "./references.ts";
import * as routes from "./routes.ts";
import * as settings from "./settings.ts";
import { artLeadsToPages, coloursAreReadable } from "./theme.ts";

const RULES: Rule[] = [
  countries.identitiesAreUnique,
  identitiesAreOwn,
  factsFitTheCode,
  countries.fallbackAndOrderNameCountries,
  countries.orderNamesCountriesOnce,
  settings.servicesAreNamed,
  settings.menusAreNamed,
  countries.pullsAreComplete,
  settings.budgetsNameTypes,
  settings.consentFitsTheLaw,
  settings.campaignIsSent,
  settings.contactsAreReal,
  settings.settingsAreWritten,
  coloursAreReadable,
  artLeadsToPages,
  references.layoutsExist,
  references.modalsExist,
  references.groupsExist,
  references.sharedPagesExist,
  references.groupsAreKept,
  pagesAreGuarded,
  routes.countriesHaveHomes,
  routes.routesAreUnique,
  routes.pairsAreUnique,
  fields.extendedFormsExist,
  fields.fieldsExist,
  fields.formsHaveFields,
  fields.overridesFit,
  fields.fieldNamesAreUnique,
  choices.optionListsExist,
  choices.choiceFieldsHaveOptions,
  choices.defaultsAreOptions,
  choices.conditionsCanBeMet,
  sending.formsAreSent,
  sending.identitiesAreFree,
  sending.formsLeadToPages,
  sending.chosenFormsExist,
  choices.preselectionsFit,
  redirectsAreUnique,
  redirectsHideNoPage,
  host.targetsShareNoFile,
  host.hostNamesAreUnique,
  host.netlifyKnowsBothNames,
  host.languagesShareHosts,
  host.apiPathIsFree,
  facts.factsNameCountries,
  facts.ownSourcesAreThere,
  facts.settingsCiteFacts,
];

export function checkRules(config: Config): Problem[] {
  // Unknown groups have no pages, so links to them would be reported, too.
  const knowsGroups = problemsIn(references.groupsExist(config)).length === 0;
  const rules = knowsGroups ? [...RULES, routes.navigationLeadsToPages, redirectsEndAtPages] : RULES;
  return rules.flatMap((rule) => firstProblems(problemsIn(rule(config)), (problem) => problem));
}
