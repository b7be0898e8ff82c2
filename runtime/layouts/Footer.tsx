import { ServerOnly } from "../page/ServerOnly.tsx";
import { useSite } from "../page/context.tsx";
import { CopyrightYear } from "./CopyrightYear.tsx";
import { FooterContents } from "./FooterContents.tsx";

/** The footer of every layout (spec section 2, Footers). */
export function Footer() {
  const { brand } = useSite();
  return (
    <footer className="footer">
      <ServerOnly className="container" render={() => <FooterContents />} />
      <p className="footer__copyright container">
        © <CopyrightYear /> {brand.name}. All rights reserved.
      </p>
    </footer>
  );
}
