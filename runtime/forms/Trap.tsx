import type { Ref } from "react";
import { useText } from "../page/text.ts";
import { TRAP_NAME } from "../site/forms.ts";

/**
 * A field that only a bot fills in. It is sent where the browser sends the form by itself, for the service to look at. It is
 * hidden, so that people, assistive technology and autofill (which skips what can't be focused) don't find it.
 */
export function Trap({ ref }: { ref: Ref<HTMLInputElement> }) {
  const t = useText();
  return (
    <div hidden>
      <label>
        {t("form.leaveEmpty")}
        <input ref={ref} type="text" name={TRAP_NAME} autoComplete="off" tabIndex={-1} />
      </label>
    </div>
  );
}
