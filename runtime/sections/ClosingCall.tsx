import { ClosingCall as own } from "@own/components.ts";
import { useSite } from "../page/context.tsx";
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

/** The call to action at the end of a page. */
function ClosingCall({ id = "closing", heading, html }: Props) {
  const t = useText();
  return (
    <section className="closing container" id={id} aria-labelledby={`${id}-heading`}>
      <div className="closing__text">
        <h2 className="closing__heading" id={`${id}-heading`}>
          {heading ?? t("call.heading")}
        </h2>
        {html === undefined ? <p>{t("call.text")}</p> : <Prose html={html} />}
        <ContactButtons whatsapp />
      </div>
      <LazyArt className="closing__art" art={useSite().illustrations?.closing} />
    </section>
  );
}

const Part = replaceable(() => own, ClosingCall);
export { Part as ClosingCall };
