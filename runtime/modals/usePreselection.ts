import { type RefObject, useEffect } from "react";
import { preselect } from "./preselect.ts";
import { takePreselection, useCurrentModal } from "./store.ts";

/** Makes the choices in the form of a modal that the opener asks for, each time that the modal opens. */
export function usePreselection(form: RefObject<HTMLFormElement | null>, modal: string): void {
  const open = useCurrentModal() === modal;
  useEffect(() => {
    if (open && form.current) preselect(form.current, takePreselection());
  }, [open, form]);
}
