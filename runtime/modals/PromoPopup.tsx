import { useLayout, useSite } from "../page/context.tsx";
import { useText } from "../page/text.ts";
import { Icon } from "../ui/Icon.tsx";

interface Props {
  /** The offer: `SCHEDULE A MEETING`. */
  action: string;
}

/** The promo popup's body: a meeting by video or by phone. Both links open the enquiry modal. */
export function PromoPopup({ action }: Props) {
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
        <a className="promo__way" href={enquiryPage} data-modal={modal}>
          <Icon name="video" />
          {t("modal.video")}
        </a>
        <a className="promo__way" href={enquiryPage} data-modal={modal}>
          <Icon name="phone" />
          {t("modal.call")}
        </a>
      </div>
    </div>
  );
}
