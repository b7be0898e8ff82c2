import { useLayout, useSite } from "../page/context.tsx";
import { Icon } from "../ui/Icon.tsx";

interface Props {
  /** The offer: `SCHEDULE A MEETING`. */
  action: string;
}

/** The promo popup's body: a meeting by video or by phone. Both links open the enquiry modal. */
export function PromoPopup({ action }: Props) {
  const { enquiryPage } = useSite();
  const { enquiryModal } = useLayout();
  // A link to the popup's own modal would do nothing.
  const modal = enquiryModal === "hoverpopuptop" ? "addstudentdata" : enquiryModal;
  return (
    <div className="promo">
      <p className="promo__action">{action}</p>
      <div className="promo__ways">
        <a className="promo__way" href={enquiryPage} data-modal={modal}>
          <Icon name="video" />
          Video meeting
        </a>
        <a className="promo__way" href={enquiryPage} data-modal={modal}>
          <Icon name="phone" />
          Call me
        </a>
      </div>
    </div>
  );
}
