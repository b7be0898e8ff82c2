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
import { dialogAttributes, closeModal, currentModal, returnFocus } from "./store.ts";

interface Props {
  id: string;
  title: string;
  size: ModalConfig["size"];
  open: boolean;
  /** False: only its button closes it, not Esc or a click on the backdrop. */
  dismissable: boolean;
  children: ReactNode;
}

/**
 * A modal based on the native `dialog`, which makes the page inert and traps the focus. Its content is mounted when it
 * first opens, and stays mounted, so that a form that was closed by mistake keeps its values.
 */
export function Modal({ id, title, size, open, dismissable, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [used, setUsed] = useState(false);
  const t = useText();
  if (open && !used) setUsed(true);

  // Layout effects run before other effects, so one dialog is closed before the next one opens.
  useLayoutEffect(() => {
    if (open || !used) return;
    dialog.current?.close();
    returnFocus();
  }, [open, used]);

  useEffect(() => {
    if (!open) return;
    dialog.current?.showModal();
    // Not the first control, which is the close button, or a field whose on-screen keyboard would hide the heading.
    heading.current?.focus();
  }, [open]);

  /** Whether the pointer was pressed on the backdrop: a click there may also end a selection of text inside. */
  const pressedBackdrop = useRef(false);
  const isOnDialog = (event: SyntheticEvent) => event.target === event.currentTarget;
  const closeOnBackdrop = dismissable && {
    onPointerDown: (event: PointerEvent) => void (pressedBackdrop.current = isOnDialog(event)),
    onClick: (event: SyntheticEvent) => pressedBackdrop.current && isOnDialog(event) && closeModal(),
  };
  // Chrome closes a dialog on the second Esc even if `cancel` was prevented, so the key press is prevented too.
  const preventClosing = !dismissable && {
    onCancel: (event: SyntheticEvent) => isOnDialog(event) && event.preventDefault(),
    onKeyDown: (event: KeyboardEvent) => event.key === "Escape" && event.preventDefault(),
  };

  return (
    <dialog
      ref={dialog}
      className={`modal modal--${size}`}
      {...dialogAttributes({ id, dismissable })}
      aria-labelledby={used ? `${id}_title` : undefined}
      onClose={({ currentTarget }) => !currentTarget.open && currentModal() === id && closeModal()}
      {...closeOnBackdrop}
      {...preventClosing}
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
