import { useLayout, useSite } from "../page/context.tsx";
import { useText } from "../page/text.ts";
import { useDetectedCountry } from "../content/useDetectedCountry.ts";
import { useOutbox } from "../outbox/useOutbox.ts";
import { useEnquiryLink } from "../page/useEnquiryLink.ts";
import { EnquiryPanel } from "./EnquiryPanel.tsx";
import { formOfModal } from "./formOfModal.ts";
import { Modal } from "./Modal.tsx";
import { PromoPopup } from "./PromoPopup.tsx";
import { useCurrentModal } from "./store.ts";

/** The page's modals (docs/behaviour.md, Modals); none where the layout's form is not there. Each is empty until it is opened for the first time. */
export function Modals() {
  useOutbox();
  useDetectedCountry();
  return useEnquiryLink()?.["data-modal"] && <ModalList />;
}

function ModalList() {
  const { forms, modals } = useSite();
  const layout = useLayout();
  const t = useText();
  const current = useCurrentModal();

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
