import { type Ref, useEffect, useId, useRef } from "react";
import { useText } from "../page/text.ts";

interface Props {
  /** The button, which gets the focus, so that screen readers announce its description. */
  button: Ref<HTMLButtonElement>;
  onConfirm: () => void;
}

/** Asks a suspected bot to confirm. It may be a person whose autofill has filled in the honeypot field. */
export function ConfirmPerson({ button, onConfirm }: Props) {
  const t = useText();
  const question = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector("button")?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div className="form__confirm" ref={box}>
      <p id={question}>{t("form.confirm")}</p>
      <button className="button" type="button" ref={button} aria-describedby={question} onClick={onConfirm}>
        {t("form.confirmed")}
      </button>
    </div>
  );
}
