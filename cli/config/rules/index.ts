import type { Rule } from "../config.ts";
import { firstProblems } from "../../report/problem.ts";
import { factsNameCountries, ownSourcesAreThere, settingsCiteFacts } from "./facts.ts";
import { FORM_RULES } from "./forms/index.ts";
import {
  apiPathIsFree,
  hostNamesAreUnique,
  languagesShareHosts,
  netlifyKnowsBothNames,
  targetsShareNoFile,
} from "./host.ts";
import { fallbackAndOrderNameCountries, identitiesAreUnique, orderNamesCountriesOnce } from "./countries.ts";
import { campaignIsSent, consentFitsTheLaw } from "./analytics.ts";
import { budgetsNameTypes } from "./budgets.ts";
import { contactsAreReal, settingsAreWritten } from "./contacts.ts";
import { groupsAreKept } from "./droppedGroups.ts";
import { pagesAreGuarded } from "./guards.ts";
import { factsFitTheCode, identitiesAreOwn } from "./identities.ts";
import { groupsExist, layoutsExist, modalsExist, sharedPagesExist } from "./references.ts";
import { countriesHaveHomes, navigationLeadsToPages, pairsAreUnique, routesAreUnique } from "./routes.ts";
import { menusAreNamed, servicesAreNamed } from "./services.ts";
import { pullsAreComplete } from "./pull.ts";
import { artLeadsToPages, coloursAreReadable } from "./theme.ts";
import { redirectsEndAtPages } from "./redirectEnds.ts";
import { redirectsHideNoPage, redirectsAreUnique } from "./redirects.ts";

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

/** What leads to pages. It is checked when all groups are known: pages of an unknown one are not there. */
const LINK_RULES: Rule[] = [navigationLeadsToPages, redirectsEndAtPages];

/** Applies every rule. */
export const checkRules: Rule = (config) =>
  [...RULES, ...(groupsExist(config).length === 0 ? LINK_RULES : [])].flatMap((rule) =>
    firstProblems(rule(config), (problem) => problem),
  );
