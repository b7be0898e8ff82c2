import type { KeyboardEvent, PointerEvent, ReactNode, SyntheticEvent } from "react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ModalConfig, PopupConfig, LayoutConfig } from "../site/layout.ts";
import { Icon } from "../ui/Icon.tsx";
import { dialogAttributes, closeModal, currentModal, returnFocus, useCurrentModal } from "./store.ts";
import { useLayout, useSite, useText } from "../page/context.tsx";
import type { FormProps } from "../forms/EnquiryForm.tsx";
import { LazyEnquiryForm } from "./LazyEnquiryForm.tsx";
import { DEFAULT_FORM, type FormConfig } from "../site/forms.ts";

type Props = Pick<ModalConfig, "size"> & { id: string; title: string; children: ReactNode };

/** A native `dialog`. Its content stays mounted, so that a form that was closed by mistake keeps its values. */
function Modal({ id, title, size, children }: Props) {
  const open = useCurrentModal() === id;
  const { modalDismissable } = useLayout();
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
  const closing = modalDismissable
    ? {
        onPointerDown: (event: PointerEvent) => void (pressedBackdrop.current = isOnDialog(event)),
        onClick: (event: SyntheticEvent) => pressedBackdrop.current && isOnDialog(event) && closeModal(),
      }
    : {
        // Chrome closes a dialog on the second Esc even if `cancel` was prevented, so the key press is prevented too.
        onCancel: (event: SyntheticEvent) => isOnDialog(event) && event.preventDefault(),
        onKeyDown: (event: KeyboardEvent) => event.key === "Escape" && event.preventDefault(),
      };

  return (
    <dialog
      ref={dialog}
      className={`modal modal--${size}`}
      {...dialogAttributes(id, { modalDismissable })}
      aria-labelledby={used ? `${id}_title` : undefined}
      onClose={({ currentTarget }) => !currentTarget.open && currentModal() === id && closeModal()}
      {...closing}
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

/** The page's modals (docs/behaviour.md, Modals). */
export function ModalList() {
  const { forms, modals } = useSite();
  const layout = useLayout();
  const t = useText();
  const { promo, exitIntent } = layout.popups;
  return Object.entries(modals).map(([id, { size, content }]) => {
    const isPromo = promo !== undefined && id === exitIntent?.modal && content !== "form";
    return (
      <Modal key={id} id={id} title={isPromo ? promo.title : t("modal.enquiry")} size={size}>
        {isPromo ? <PromoPopup {...promo} /> : <EnquiryPanel idPrefix={id} form={formOfModal(id, forms, layout)} />}
      </Modal>
    );
  });
}

function EnquiryPanel(props: FormProps) {
  const { claims } = useSite().brand;
  return (
    <div className="enquiry-panel">
      {claims.length > 0 && (
        <ul role="list" className="enquiry-panel__claims">
          {claims.map(({ title, text }) => (
            <li className="enquiry-panel__claim" key={title}>
              <Icon name="check" />
              <span>
                <strong>{title}</strong> <span className="enquiry-panel__text">{text}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <LazyEnquiryForm {...props} />
    </div>
  );
}

/** The promo popup's body: a meeting by video or phone, which the enquiry modal then has preselected. */
function PromoPopup({ action, preselect }: NonNullable<PopupConfig["promo"]>) {
  const { enquiryPage, modals } = useSite();
  const { enquiryModal, popups } = useLayout();
  const t = useText();
  // A link to the popup's own modal would do nothing.
  const own = popups.exitIntent?.modal;
  const modal = enquiryModal === own ? Object.keys(modals).find((id) => id !== own) : enquiryModal;
  return (
    <div className="promo">
      <p className="promo__action">{action}</p>
      <div className="promo__ways">
        {(["video", "call"] as const).map((way) => (
          <a
            className="promo__way"
            key={way}
            href={enquiryPage}
            data-modal={modal}
            data-preselect={preselect?.[way] && String(new URLSearchParams(preselect[way]))}
          >
            <Icon name={way === "call" ? "phone" : way} />
            {way === "call" ? t("modal.call") : t("modal.video")}
          </a>
        ))}
      </div>
    </div>
  );
}

/** Name of the form that a modal shows: the layout's, or the one with this modal in its settings. */
export const formOfModal = (
  id: string,
  forms: Readonly<Record<string, FormConfig>>,
  { form }: Pick<LayoutConfig, "form">,
): string => form ?? Object.keys(forms).find((name) => forms[name]?.modal === id) ?? DEFAULT_FORM;
