import { type RefObject, useEffect } from "react";
import { preselect } from "./preselect.ts";
import { takePreselection, useCurrentModal } from "./store.ts";

/** Applies the opener's preselection to a modal's form each time that it opens. */
export function usePreselection(form: RefObject<HTMLFormElement | null>, modal: string): void {
  const open = useCurrentModal() === modal;
  useEffect(() => {
    if (open && form.current) preselect(form.current, takePreselection());
  }, [open, form]);
}
