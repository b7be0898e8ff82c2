import { zodResolver } from "@hookform/resolvers/zod";
import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { type Resolver, useForm, useWatch } from "react-hook-form";
import { initialValue, isEmpty, isShown, listShown } from "../site/fields.ts";
import type { FormConfig, ShownField, EmailField, Messages } from "../site/forms.ts";
import type { FormValues } from "../site/lead.ts";
import type { FieldProps, Mark } from "./Field.tsx";
import { fieldValue } from "./formDom.ts";
import type { Control } from "./formUse.ts";
import * as z from "zod/mini";
import { useText } from "../page/context.tsx";

/** The fields of a form. Default values are only in the document: here they would replace what was typed before. */
export function useFields({ fields, messages: own }: FormConfig, element: RefObject<HTMLFormElement | null>) {
  const ready = useHydrated();
  const messages = useErrorMessages(own);
  const shownFor = (values: FormValues) => listShown(fields, (field) => heldValue(values, field));
  const resolver: Resolver<FormValues> = (values, context, options) =>
    zodResolver(fieldErrorSchema(shownFor(values), messages))(values, context, options);
  const form = useForm<FormValues>({ mode: "onTouched", resolver, shouldFocusError: false });
  const { errors, touchedFields, isSubmitted } = form.formState;
  const values = useWatch({ control: form.control });
  const all = fields.filter(isShown);
  const shown = shownFor(values);

  /** Reads values from the document: some were typed before hydration, or autofilled without an event. */
  const readDocument = () => {
    const { current } = element;
    if (!current) return;
    const read = all.map((field) => [field.name, fieldValue(current, field)] as const);
    form.setValues(Object.fromEntries(read.filter(([name, value]) => form.getValues(name) !== value)));
  };
  const onReady = useEffectEvent(readDocument);
  // After the controls have their names, and drafts are restored.
  useEffect(() => {
    if (ready) onReady();
  }, [ready]);

  const listShownNow = () => shownFor(form.getValues());

  const markOf = (field: ShownField): Mark => {
    if (!touchedFields[field.name] || !isChecked(field)) return undefined;
    if (isEmpty(values[field.name])) return field.required ? "invalid" : undefined;
    return errors[field.name] ? "invalid" : "valid";
  };

  const register = (field: ShownField) => {
    const registration = form.register(field.name);
    const onBlur = async ({ currentTarget, relatedTarget }: FocusEvent<Control>) => {
      // Moving between radios of a group doesn't blur the field.
      if (!currentTarget.form || (relatedTarget as Partial<Control> | null)?.name === field.name) return;
      const value = fieldValue(currentTarget.form, field);
      if (mayBeMarked(field, value)) await registration.onBlur({ type: "blur", target: { name: field.name, value } });
    };
    return { ...registration, onBlur };
  };

  return {
    form,
    readDocument,
    listShownNow,
    markShown() {
      for (const field of listShownNow()) {
        const value = form.getValues(field.name);
        if (mayBeMarked(field, value)) form.setValue(field.name, value, { shouldTouch: true });
      }
    },
    /** Props of the controls. Marks appear after a blur, messages after a failed submit. */
    controls: all.map((field): Omit<FieldProps, "id"> => ({
      field,
      registration: register(field),
      name: ready || !field.unsent ? field.name : undefined,
      // Without scripts, conditional fields are always visible, so they must not be required.
      byBrowser: !ready && !field.showWhen,
      mark: markOf(field),
      error: isSubmitted ? errors[field.name]?.message : undefined,
      away: !shown.includes(field),
    })),
  };
}

/** Empty optional fields get no mark. */
const mayBeMarked = (field: ShownField, value: unknown): boolean => Boolean(field.required) || !isEmpty(value);

function heldValue(values: FormValues, field: ShownField): string {
  const value = values[field.name];
  if (value === undefined) return initialValue(field);
  if (field.type === "checkbox") return value ? field.value : "";
  return typeof value === "string" ? value : "";
}

const never = () => () => {};

/** False on the server and during hydration, then true. */
const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** A schema that validates fields. Whitespace around values is ignored. */
export const fieldErrorSchema = (fields: readonly ShownField[], messages: Messages) =>
  z.object(Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field, messages)])));

/** Only detects typing mistakes: text before the `@`, and a domain with a dot after it. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

function fieldSchema(field: ShownField, messages: Messages) {
  const { required, minLength: min, maxLength: max, pattern, checkFormat } = field as Partial<EmailField>;
  const said = { ...messages, ...field.messages };
  // Counts code points, so that an emoji is one character.
  const lengthCheck = (isAllowed: (length: number) => boolean, message: string) =>
    z.refine<string>((text) => isAllowed([...text].length), message);
  const text = z
    .string(said.required)
    .check(
      ...(min === undefined ? [] : [lengthCheck((length) => length >= min, said.tooShort.replace("{min}", `${min}`))]),
      ...(max === undefined ? [] : [lengthCheck((length) => length <= max, said.tooLong.replace("{max}", `${max}`))]),
      ...(checkFormat ? [z.regex(EMAIL, said.email)] : []),
      ...(pattern === undefined ? [] : [z.regex(new RegExp(`^(?:${pattern})$`, "u"), said.pattern)]),
    );
  return z.pipe(z.transform(toText), required ? text : z.optional(text));
}

function isChecked(field: ShownField): boolean {
  const { required, minLength, maxLength, pattern, checkFormat } = field as Partial<EmailField>;
  return [required, minLength, maxLength, pattern, checkFormat].some((asked) => asked !== undefined);
}

/** A value as text, also for a checked checkbox; undefined when empty. */
function toText(value: FormValues[string]): string | undefined {
  if (isEmpty(value)) return undefined;
  return typeof value === "string" ? value.trim() : "on";
}

/** Error messages: the form's own, with those of the catalogue as fallback. */
function useErrorMessages(own: FormConfig["messages"]): Messages {
  const t = useText();
  return {
    required: t("form.required"),
    email: t("form.email"),
    pattern: t("form.pattern"),
    tooShort: t("form.tooShort", { min: "{min}" }),
    tooLong: t("form.tooLong", { max: "{max}" }),
    ...own,
  };
}
