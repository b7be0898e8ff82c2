import { ServerOnly } from "../page/ServerOnly.tsx";
import { useSite } from "../page/context.tsx";
import { CopyrightYear } from "./CopyrightYear.tsx";
import { FooterContents } from "./FooterContents.tsx";

/** The footer of every layout (docs/behaviour.md, Footer). */
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
