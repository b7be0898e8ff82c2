import { Footer as own } from "@own/components.ts";
import { ServerOnly } from "../page/ServerOnly.tsx";
import { useSite } from "../page/context.tsx";
import { useRichText } from "../page/text.ts";
import { CopyrightYear } from "./CopyrightYear.tsx";
import { FooterContents } from "./FooterContents.tsx";
import { PrivacyChoices } from "./PrivacyChoices.tsx";
import { replaceable } from "../parts/replaceable.tsx";

/** The footer of every layout (docs/behaviour.md, Footer). */
function Footer() {
  const { brand } = useSite();
  const rich = useRichText();
  return (
    <footer className="footer">
      <ServerOnly className="container" render={() => <FooterContents />} />
      <p className="footer__copyright container">
        {rich("footer.copyright", { year: <CopyrightYear />, brand: brand.name })}
      </p>
      <PrivacyChoices />
    </footer>
  );
}

const Part = replaceable(() => own, Footer);
export { Part as Footer };
