import { useLayout, useSite } from "../page/context.tsx";
import { useText } from "../page/text.ts";
import { EnquiryPanel } from "./EnquiryPanel.tsx";
import { formOfModal } from "./formOfModal.ts";
import { Modal } from "./Modal.tsx";
import { PromoPopup } from "./PromoPopup.tsx";

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
