import { useSite } from "../page/context.tsx";
import { LazyArt } from "../ui/Art.tsx";
import { ContactButtons } from "./ContactButtons.tsx";
import { Prose } from "./Prose.tsx";

interface Props {
  id?: string;
  heading?: string | undefined;
  /** Rendered Markdown. */
  html?: string | undefined;
}

const TEXT =
  "Choose a call back, an office visit or a video meeting. It is free for students, and parents are welcome.";

/** The call to action at the end of a page. */
export function ClosingCall({ id = "closing", heading = "Talk it through before you spend anything", html }: Props) {
  return (
    <section className="closing container" id={id} aria-labelledby={`${id}-heading`}>
      <div className="closing__text">
        <h2 className="closing__heading" id={`${id}-heading`}>
          {heading}
        </h2>
        {html === undefined ? <p>{TEXT}</p> : <Prose html={html} />}
        <ContactButtons whatsapp />
      </div>
      <LazyArt className="closing__art" art={useSite().illustrations?.closing} />
    </section>
  );
}
