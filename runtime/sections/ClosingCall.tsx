import { ClosingCall as own } from "@own/components.ts";
import { useSite } from "../page/context.tsx";
import { useEnquiryLink } from "../page/useEnquiryLink.ts";
import { contactWays } from "../site/contactWays.ts";
import { useText } from "../page/text.ts";
import { LazyArt } from "../ui/Art.tsx";
import { ContactButtons } from "./ContactButtons.tsx";
import { Prose } from "./Prose.tsx";
import { replaceable } from "../parts/replaceable.tsx";

interface Props {
  id?: string;
  heading?: string | undefined;
  /** Rendered Markdown. */
  html?: string | undefined;
}

/** The call to action at the end of a page. Without contact details it is shown only if it has its own text. */
function ClosingCall({ id = "closing", heading, html }: Props) {
  const t = useText();
  const site = useSite();
  const enquiry = useEnquiryLink();
  if (html === undefined && !enquiry && contactWays(site.contacts).length === 0) return null;
  return (
    <section className="closing container" id={id} aria-labelledby={`${id}_heading`}>
      <div className="closing__text">
        <h2 className="closing__heading" id={`${id}_heading`}>
          {heading ?? t("call.heading")}
        </h2>
        {html === undefined ? <p>{t("call.text")}</p> : <Prose html={html} />}
        <ContactButtons whatsapp />
      </div>
      <LazyArt className="closing__art" art={site.illustrations?.closing} />
    </section>
  );
}

const Part = replaceable(() => own, ClosingCall);
export { Part as ClosingCall };
