import { ServerOnly } from "../page/ServerOnly.tsx";
import { useSite } from "../page/context.tsx";
import { useRichText } from "../page/text.ts";
import { CopyrightYear } from "./CopyrightYear.tsx";
import { FooterContents } from "./FooterContents.tsx";

/** The footer of every layout (docs/behaviour.md, Footer). */
export function Footer() {
  const { brand } = useSite();
  const rich = useRichText();
  return (
    <footer className="footer">
      <ServerOnly className="container" render={() => <FooterContents />} />
      <p className="footer__copyright container">
        {rich("footer.copyright", { year: <CopyrightYear />, brand: brand.name })}
      </p>
    </footer>
  );
}
