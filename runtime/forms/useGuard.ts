import { useEffect, useRef } from "react";
import { isSuspect } from "./guard.ts";

/** A form's guard against bots, which asks suspected bots to confirm once. */
export function useGuard() {
  const trap = useRef<HTMLInputElement>(null);
  const confirmButton = useRef<HTMLButtonElement>(null);
  const since = useRef(0);
  const isTrusted = useRef(false);
  useEffect(() => {
    since.current = performance.now();
  }, []);
  return {
    trap,
    confirmButton,
    /** Whether the visitor has to confirm before the form is sent. */
    mustConfirm(): boolean {
      const age = performance.now() - since.current;
      const touched = navigator.userActivation?.hasBeenActive;
      return !isTrusted.current && isSuspect({ trap: trap.current?.value ?? "", age, touched });
    },
    trust: () => void (isTrusted.current = true),
  };
}
