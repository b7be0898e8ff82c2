import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from "react";
import type { FieldErrors } from "react-hook-form";
import type { FormConfig } from "../site/forms.ts";
import { track } from "../page/track.ts";
import type { FieldProblem, Phase } from "./FormMessages.tsx";
import { dropDraft, restoreDraft } from "./drafts.ts";
import { focusFirst, focusNextOnEnter, whenUsed } from "./formDom.ts";
import { prepareDelivery, forgetFailure, sendEnquiry } from "./sendEnquiry.ts";
import type { FormValues } from "../site/lead.ts";
import { noteSent } from "./formUse.ts";
import { useFields } from "./useFields.ts";
import { useGuard } from "./botGuard.tsx";

const FOCUS_AFTER_MS = 100;

/** A form's behaviour: its fields, sending once, and what follows a success or failure. */
export function useEnquiry(formId: string, formName: string, config: FormConfig) {
  const element = useRef<HTMLFormElement>(null);
  const [phase, setPhase] = useState<Phase>("editing");
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const summary = useRef<HTMLElement>(null);
  const guard = useGuard();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A ref, because state changes only with the next render: an immediate second click would read the old phase.
  const busy = useRef(false);
  const opened = useRef(false);

  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    // The back/forward cache may restore this page with the form disabled.
    const revive = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      busy.current = false;
      setPhase("editing");
    };
    addEventListener("pageshow", revive);
    current.noValidate = true;
    const stopWaiting = whenUsed(current, prepareDelivery);
    const leave = restoreDraft(current);
    return () => {
      stopWaiting();
      leave();
      removeEventListener("pageshow", revive);
      clearTimeout(timer.current);
    };
  }, []);

  // After the effect that restores drafts.
  const { form, readDocument, listShownNow, markShown, controls } = useFields(config, element);

  // An effect, so that the overlay is shown before the navigation begins.
  useEffect(() => {
    if (phase === "sent" && "page" in config.thanks) location.assign(config.thanks.page);
  }, [phase, config.thanks]);

  const send = async (values: FormValues) => {
    const { current } = element;
    if (!current || busy.current) return;
    if (guard.mustConfirm()) {
      setPhase("confirming");
      guard.confirmButton.current?.focus();
      return;
    }
    busy.current = true;
    setProblems([]);
    setPhase("sending");
    const outcome = await sendEnquiry({ form: current, config, values, shown: listShownNow() });
    track(outcome.delivered ? "form_sent" : "form_failed", { form: formName });
    if (!outcome.delivered) console.error(outcome.reason);
    // A lost lead exists only in the form, so its sender has to know, whatever `onFailure` is.
    if (!outcome.delivered && (config.onFailure === "message" || outcome.lost)) {
      busy.current = false;
      setPhase("failed");
      return;
    }
    form.reset();
    setProblems([]);
    dropDraft(formId);
    forgetFailure(formId);
    noteSent();
    setPhase(outcome.delivered ? "sent" : "silent");
  };

  const refuse = (found: FieldErrors<FormValues>) => {
    const { current } = element;
    if (!current || busy.current) return;
    markShown();
    const invalid = listShownNow().filter(({ name }) => found[name]);
    if (config.errorSummary)
      setProblems(invalid.map(({ name, label }) => ({ name, label, message: found[name]?.message ?? "" })));
    clearTimeout(timer.current);
    const focus = () => (summary.current ? summary.current.focus() : focusFirst(current, Object.keys(found)));
    timer.current = setTimeout(focus, FOCUS_AFTER_MS);
  };

  return {
    phase,
    controls,
    problems,
    summary,
    guard,
    formProps: {
      ref: element,
      id: formId,
      // The form of a modal is reported when the modal opens.
      onFocus: ({ currentTarget }: FocusEvent<HTMLFormElement>) => {
        if (!opened.current && !currentTarget.closest("dialog")) track("form_opened", { form: formName });
        opened.current = true;
      },
      onKeyDown: focusNextOnEnter,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        readDocument();
        void form.handleSubmit(send, refuse)(event);
      },
    },
  };
}
