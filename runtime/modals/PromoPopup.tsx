import { useLayout, useSite } from "../page/context.tsx";
import { Icon } from "../ui/Icon.tsx";

interface Props {
  /** What is offered: `SCHEDULE A MEETING`. */
  action: string;
}

/** The promo popup's body (spec section 2, Modals): a meeting, by video or by phone; both lead to the enquiry modal. */
export function PromoPopup({ action }: Props) {
  const { enquiryPage } = useSite();
  const { enquiryModal } = useLayout();
  // The popup's own modal would lead back to itself.
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
