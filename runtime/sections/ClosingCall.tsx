import { Scene } from "../ui/art/Scene.tsx";
import { ContactButtons } from "./ContactButtons.tsx";

/** The end of a page: what to do next, and what it costs. */
export function ClosingCall() {
  return (
    <section className="closing container" aria-labelledby="closing">
      <div className="closing__text">
        <h2 className="closing__heading" id="closing">
          Talk it through before you spend anything
        </h2>
        <p>Choose a call back, an office visit or a video meeting. It is free for students, and parents are welcome.</p>
        <ContactButtons whatsapp />
      </div>
      <Scene className="closing__art" art="contact" />
    </section>
  );
}
