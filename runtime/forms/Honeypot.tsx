import type { Ref } from "react";
import { useText } from "../page/text.ts";
import { HONEYPOT_NAME } from "../site/forms.ts";

/**
 * The honeypot field, which only bots fill in. Without scripts it is sent, so that the service can check it. It is
 * hidden from people, assistive technology and autofill (which skips elements that can't be focused).
 */
export function Honeypot({ ref }: { ref: Ref<HTMLInputElement> }) {
  const t = useText();
  return (
    <div hidden>
      <label>
        {t("form.leaveEmpty")}
        <input ref={ref} type="text" name={HONEYPOT_NAME} autoComplete="off" tabIndex={-1} />
      </label>
    </div>
  );
}
