import type { Ref } from "react";

/**
 * A field that only a script fills in. It exists in the browser only and is never sent. Not rendered visibly, so that
 * neither people, nor assistive technology, nor autofill (which skips what can't be focused) come upon it.
 */
export function Trap({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div hidden>
      <label>
        Leave this empty
        <input ref={ref} type="text" name="your-website" autoComplete="off" tabIndex={-1} />
      </label>
    </div>
  );
}
