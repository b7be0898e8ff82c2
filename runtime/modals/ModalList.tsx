import { useLayout, useSite } from "../page/context.tsx";
import { useText } from "../page/text.ts";
import { Modal } from "./Modal.tsx";
import { Icon } from "../ui/Icon.tsx";
import { LazyEnquiryForm } from "./LazyEnquiryForm.tsx";
import type { PopupConfig, LayoutConfig } from "../site/layout.ts";
import { DEFAULT_FORM, type FormConfig } from "../site/forms.ts";

interface Props {
  /** Id of the modal that is open. */
  current: string | null;
}

/** The page's modals (docs/behaviour.md, Modals). */
export function ModalList({ current }: Props) {
  const { forms, modals } = useSite();
  const layout = useLayout();
  const t = useText();

  return Object.entries(modals).map(([id, { size, content }]) => {
    const { promo, exitIntent } = layout.popups;
    const isPromo = promo !== undefined && id === exitIntent?.modal && content !== "form";
    return (
      <Modal
        key={id}
        id={id}
        title={isPromo ? promo.title : t("modal.enquiry")}
        size={size}
        open={current === id}
        dismissable={layout.modalDismissable}
      >
        {isPromo ? <PromoPopup promo={promo} /> : <EnquiryPanel idPrefix={id} form={formOfModal(id, forms, layout)} />}
      </Modal>
    );
  });
}

interface EnquiryPanelProps {
  /** Prefix of the ids of the form's elements. */
  idPrefix: string;
  /** Name of the form. */
  form: string;
}

/** The enquiry modal's body: the brand's claims and the form. */
export function EnquiryPanel(props: EnquiryPanelProps) {
  const { brand } = useSite();
  return (
    <div className="enquiry-panel">
      {brand.claims.length > 0 && (
        <ul className="enquiry-panel__claims">
          {brand.claims.map(({ title, text }) => (
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

interface PromoPopupProps {
  promo: NonNullable<PopupConfig["promo"]>;
}

/**
 * The promo popup's body: a meeting by video or phone. Both links open the enquiry modal with that choice preselected.
 */
export function PromoPopup({ promo: { action, preselect } }: PromoPopupProps) {
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
        <a className="promo__way" href={enquiryPage} data-modal={modal} {...preselecting(preselect?.video)}>
          <Icon name="video" />
          {t("modal.video")}
        </a>
        <a className="promo__way" href={enquiryPage} data-modal={modal} {...preselecting(preselect?.call)}>
          <Icon name="phone" />
          {t("modal.call")}
        </a>
      </div>
    </div>
  );
}

/** Attributes of a link that preselects values in the form of the modal that it opens. */
const preselecting = (choices: Record<string, string> | undefined) => ({
  "data-preselect": choices && String(new URLSearchParams(choices)),
});

/** Name of the form that a modal shows: the layout's, or the one with this modal in its settings. */
export function formOfModal(
  id: string,
  forms: Readonly<Record<string, FormConfig>>,
  { form }: Pick<LayoutConfig, "form">,
): string {
  return form ?? Object.keys(forms).find((name) => forms[name]?.modal === id) ?? DEFAULT_FORM;
}
