import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useSite } from "../page/context.tsx";
import { useText } from "../page/text.ts";
import { deliverLead } from "./deliverLead.ts";
import { CONSENT, REQUIRED_FIELDS, shownFields } from "./fields.ts";
import { dropDraft, keepDraft } from "./drafts.ts";
import { focusFirst, isFilled, valueOf } from "./formDom.ts";
import { isBot } from "./guard.ts";
import { makeLead } from "./lead.ts";
import { type EnquiryValues, enquirySchema } from "./enquirySchema.ts";
import { enquiryUrl, type Outcome, sendEnquiry } from "./sendEnquiry.ts";
import { useMarks } from "./useMarks.ts";

/**
 * The state of a form (docs/behaviour.md, Sending). After a failure it is `silent` by default: reset, no message, Submit
 * stays disabled. With `onFailure: message` it is `failed`: a message, the values kept, Submit enabled again.
 */
export type Phase = "editing" | "sending" | "sent" | "silent" | "failed";

/** Time after which the first invalid field gets the focus, in milliseconds. */
const FOCUS_AFTER_MS = 100;

/** The enquiry form's behaviour: validation, marks, sending once, and what follows a success or failure. */
export function useEnquiry(formId: string, variant: string | undefined) {
  const { enquiry: config, contentApi } = useSite();
  const required = useText()("form.required");
  const fields = useMemo(() => shownFields(config), [config]);
  const resolver = useMemo(() => zodResolver(enquirySchema(fields, required)), [fields, required]);
  const checked = useMemo(
    () => new Set<string>([...fields.filter((field) => REQUIRED_FIELDS.has(field)), CONSENT]),
    [fields],
  );
  const form = useForm<EnquiryValues>({ resolver, shouldFocusError: false });
  const { marks, markAll, clearMarks, onBlur, onChange } = useMarks(checked);
  const [phase, setPhase] = useState<Phase>("editing");
  const element = useRef<HTMLFormElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const since = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A ref, because state changes with the next render: a second click at once would still read the old phase.
  const busy = useRef(false);
  const attempt = useRef({ id: "", failed: false });

  useEffect(() => {
    since.current = performance.now();
    // Coming back from the thank-you page, the browser may restore this page from memory, with the form disabled.
    const revive = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      busy.current = false;
      setPhase("editing");
    };
    addEventListener("pageshow", revive);
    const leave = element.current && keepDraft(element.current);
    return () => {
      leave?.();
      removeEventListener("pageshow", revive);
      clearTimeout(timer.current);
    };
  }, []);

  // An effect, so that the overlay is shown before the navigation begins.
  useEffect(() => {
    if (phase === "sent") location.assign(config.thankYou);
  }, [phase, config.thankYou]);

  const startAgain = () => {
    form.reset();
    clearMarks();
    dropDraft(formId);
    attempt.current = { id: "", failed: false };
  };

  const deliver = async (values: EnquiryValues): Promise<Outcome> => {
    const age = performance.now() - since.current;
    if (isBot({ trap: trap.current?.value ?? "", age, touched: navigator.userActivation?.hasBeenActive }))
      return { delivered: true };
    const lead = makeLead(values, { config, location, ...(variant && { variant }) });
    const url = enquiryUrl(contentApi.base);
    if (!config.keepUndelivered) return sendEnquiry(url, lead);
    attempt.current.id ||= crypto.randomUUID?.() ?? String(Math.random());
    return deliverLead({ url, lead, id: attempt.current.id, again: attempt.current.failed });
  };

  const send = async (values: EnquiryValues) => {
    if (busy.current) return;
    busy.current = true;
    setPhase("sending");
    const outcome = await deliver(values);
    if (outcome.delivered) {
      startAgain();
      setPhase("sent");
      return;
    }
    console.error(outcome.reason);
    if (config.onFailure === "console") {
      startAgain();
      setPhase("silent");
      return;
    }
    attempt.current.failed = true;
    busy.current = false;
    setPhase("failed");
  };

  const refuse = (missing: object) => {
    const { current } = element;
    if (!current || busy.current) return;
    markAll(current);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => focusFirst(current, new Set(Object.keys(missing))), FOCUS_AFTER_MS);
  };

  /** Reads the document's values: some were typed before hydration, or filled in by the browser without an event. */
  const readDocument = (current: HTMLFormElement) => {
    for (const field of fields) {
      const value = valueOf(current, field);
      if ((form.getValues(field) ?? "") !== value) form.setValue(field, value);
    }
    form.setValue(CONSENT, isFilled(current, CONSENT));
  };

  return {
    phase,
    fields,
    marks,
    register: form.register,
    errors: form.formState.errors,
    trap,
    formProps: {
      ref: element,
      id: formId,
      onBlur,
      onChange,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        readDocument(event.currentTarget);
        void form.handleSubmit(send, refuse)(event);
      },
    },
  };
}
