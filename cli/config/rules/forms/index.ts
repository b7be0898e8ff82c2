import type { Rule } from "../../config.ts";
import { choiceFieldsHaveOptions, defaultsAreOptions, optionListsExist } from "./choices.ts";
import { conditionsCanBeMet } from "./conditions.ts";
import { extendedFormsExist, fieldNamesAreUnique, fieldsExist, formsHaveFields, overridesFit } from "./names.ts";
import { preselectionsFit } from "./preselections.ts";
import { chosenFormsExist, formsAreSent, formsLeadToPages, identitiesAreFree } from "./sending.ts";

/** Rules about relations of forms with each other and with pages. */
export const FORM_RULES: Rule[] = [
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
