import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useText } from "../page/text.ts";
import type { ModalConfig } from "../site/modals.ts";
import { Icon } from "../ui/Icon.tsx";
import { dialogAttributes } from "./dialogAttributes.ts";
import { closeModal, currentModal, returnFocus } from "./store.ts";

interface Props {
  id: string;
  title: string;
  size: ModalConfig["size"];
  open: boolean;
  /** False: only its button closes it, not Esc or a click beside it. */
  dismissable: boolean;
  children: ReactNode;
}

/**
 * A modal on the native `dialog`, which makes the page behind inert and keeps the focus inside. Its content is mounted when
 * it first opens, and stays mounted: a form that was closed by mistake is still filled in.
 */
export function Modal({ id, title, size, open, dismissable, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [used, setUsed] = useState(false);
  const t = useText();
  if (open && !used) setUsed(true);

  // A layout effect runs before all other effects, so one dialog is closed before the next one opens.
  useLayoutEffect(() => {
    if (open || !used) return;
    dialog.current?.close();
    returnFocus();
  }, [open, used]);

  useEffect(() => {
    if (!open) return;
    dialog.current?.showModal();
    // Not the first control: that is the close button, or a field whose on-screen keyboard would hide the heading.
    heading.current?.focus();
  }, [open]);

  /** A click on the dialog itself is a click beside its box, unless the press began inside, as when text is selected. */
  const pressedBeside = useRef(false);
  const beside = (event: SyntheticEvent) => event.target === event.currentTarget;
  const light = dismissable && {
    onPointerDown: (event: PointerEvent) => void (pressedBeside.current = beside(event)),
    onClick: (event: SyntheticEvent) => pressedBeside.current && beside(event) && closeModal(),
  };
  // Chrome closes a dialog on the second Esc even when `cancel` was prevented, so the key press itself is prevented.
  const firm = !dismissable && {
    onCancel: (event: SyntheticEvent) => beside(event) && event.preventDefault(),
    onKeyDown: (event: KeyboardEvent) => event.key === "Escape" && event.preventDefault(),
  };

  return (
    <dialog
      ref={dialog}
      {...dialogAttributes({ id, size, dismissable })}
      aria-labelledby={used ? `${id}_title` : undefined}
      onClose={({ currentTarget }) => !currentTarget.open && currentModal() === id && closeModal()}
      {...light}
      {...firm}
    >
      {used && (
        <div className="modal__box">
          <div className="modal__head">
            <h2 className="modal__title" id={`${id}_title`} ref={heading} tabIndex={-1}>
              {title}
            </h2>
            <button className="modal__close" type="button" aria-label={t("modal.close")} onClick={closeModal}>
              <Icon name="close" />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
