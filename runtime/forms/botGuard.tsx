import { useEffect, useId, useRef } from "react";
import { useText } from "../page/context.tsx";
import { HONEYPOT_NAME } from "../site/forms.ts";

/** A form's guard against bots, which asks suspected bots to confirm once. */
export function useGuard() {
  const trap = useRef<HTMLInputElement>(null);
  const confirmButton = useRef<HTMLButtonElement>(null);
  const since = useRef(0);
  const isTrusted = useRef(false);
  useEffect(() => void (since.current = performance.now()), []);
  return {
    trap,
    confirmButton,
    mustConfirm(): boolean {
      const age = performance.now() - since.current;
      const touched = navigator.userActivation?.hasBeenActive;
      return !isTrusted.current && isSuspect({ trap: trap.current?.value ?? "", age, touched });
    },
    trust: () => void (isTrusted.current = true),
  };
}

type Guard = ReturnType<typeof useGuard>;

/** A form below this age without user activation was sent by a script. */
const SCRIPTED_BELOW_MS = 1000;

/** Value of the honeypot field, milliseconds since hydration, and whether the page was used, if the browser says it. */
type Trace = { trap: string; age: number; touched: boolean | undefined };

/**
 * Whether it may be a bot, which is asked to confirm. Speed alone proves nothing: autofill and Enter take a second, and
 * a form that was submitted before hydration is sent right after it. But every click or key press counts as activation.
 */
export const isSuspect = ({ trap, age, touched }: Trace): boolean =>
  trap !== "" || (age < SCRIPTED_BELOW_MS && touched === false);

/** The honeypot field, hidden from people, assistive technology and autofill. Without scripts the service checks it. */
export function Honeypot({ guard: { trap } }: { guard: Guard }) {
  const t = useText();
  return (
    <div hidden>
      <label>
        {t("form.leaveEmpty")}
        <input ref={trap} type="text" name={HONEYPOT_NAME} autoComplete="off" tabIndex={-1} />
      </label>
    </div>
  );
}

/** Asks a suspected bot, perhaps a person whose autofill has filled in the trap. The focused button is announced. */
export function ConfirmPerson({ guard: { confirmButton, trust } }: { guard: Guard }) {
  const t = useText();
  const question = useId();
  useEffect(() => {
    confirmButton.current?.focus({ preventScroll: true });
    confirmButton.current?.parentElement?.scrollIntoView({ block: "nearest" });
  }, [confirmButton]);
  return (
    <div className="form__confirm">
      <p id={question}>{t("form.confirm")}</p>
      <button className="button" type="submit" ref={confirmButton} aria-describedby={question} onClick={trust}>
        {t("form.confirmed")}
      </button>
    </div>
  );
}
