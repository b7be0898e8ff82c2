import { zodResolver } from "@hookform/resolvers/zod";
import { type RefObject, useMemo } from "react";
import type { Resolver } from "react-hook-form";
import type { FormConfig, Messages } from "../site/forms.ts";
import type { Mark } from "./Field.tsx";
import { isEmpty, isShown, listShown } from "../site/fields.ts";
import { fieldValue, valueOf } from "./formDom.ts";
import { fieldSchema, formSchema, testsOf } from "./formSchema.ts";
import type { FormValues } from "../site/lead.ts";
import { useMessages } from "./useMessages.ts";

/** Checks of a form: those of all fields that are shown at the moment, for the form library, and one field's mark. */
export function useValidation({ fields, messages: own }: FormConfig, form: RefObject<HTMLFormElement | null>) {
  // As text: it is the same as long as the messages are.
  const key = JSON.stringify(useMessages(own));
  return useMemo(() => {
    const messages = JSON.parse(key) as Messages;
    const resolver: Resolver<FormValues> = (values, context, options) => {
      const { current } = form;
      const shown = current ? listShown(fields, ({ name }) => valueOf(current, name)) : [];
      return zodResolver(formSchema(shown, messages))(values, context, options);
    };
    const checked = fields
      .filter(isShown)
      .filter((field) => field.required || testsOf(field).length > 0)
      .map((field) => [field.name, { field, schema: fieldSchema(field, messages) }] as const);
    const byName = new Map(checked);
    const judge = (current: HTMLFormElement, name: string): Mark => {
      const known = byName.get(name);
      const value = known && fieldValue(current, known.field);
      if (!known || (!known.field.required && isEmpty(value))) return undefined;
      return known.schema.safeParse(value).success ? "valid" : "invalid";
    };
    return { resolver, judge };
  }, [fields, key, form]);
}
