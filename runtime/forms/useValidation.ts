import { type RefObject, useMemo } from "react";
import type { Resolver } from "react-hook-form";
import type { FormConfig, Messages } from "../site/forms.ts";
import type { Mark } from "./Field.tsx";
import { isEmpty, isShown, listShown } from "../site/fields.ts";
import { fieldValue, valueOf } from "./formDom.ts";
import { failedTest, fieldErrors, testsOf } from "./fieldErrors.ts";
import type { FormValues } from "../site/lead.ts";
import { useMessages } from "./useMessages.ts";

/** Checks of a form: those of all fields that are shown at the moment, for the form library, and one field's mark. */
export function useValidation({ fields, messages: own }: FormConfig, form: RefObject<HTMLFormElement | null>) {
  // As text: it is the same as long as the messages are.
  const key = JSON.stringify(useMessages(own));
  return useMemo(() => {
    const messages = JSON.parse(key) as Messages;
    const resolver: Resolver<FormValues> = (values) => {
      const { current } = form;
      const shown = current ? listShown(fields, ({ name }) => valueOf(current, name)) : [];
      const errors = fieldErrors(shown, values, messages);
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    };
    const checked = fields
      .filter(isShown)
      .filter((field) => testsOf(field).length > 0)
      .map((field) => [field.name, field] as const);
    const byName = new Map(checked);
    const judge = (current: HTMLFormElement, name: string): Mark => {
      const field = byName.get(name);
      const value = field && fieldValue(current, field);
      if (!field || (!field.required && isEmpty(value))) return undefined;
      return failedTest(field, value ?? "") ? "invalid" : "valid";
    };
    return { resolver, judge };
  }, [fields, key, form]);
}
