import { useLayout, useSite } from "../page/context.tsx";
import { useText } from "../page/text.ts";
import type { PopupConfig } from "../site/layout.ts";
import { Icon } from "../ui/Icon.tsx";

interface Props {
  promo: NonNullable<PopupConfig["promo"]>;
}

/**
 * The promo popup's body: a meeting by video or phone. Both links open the enquiry modal with that choice preselected.
 */
export function PromoPopup({ promo: { action, preselect } }: Props) {
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
