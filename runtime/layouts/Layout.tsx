import type { ReactNode } from "react";
import { Island, ISLAND } from "../islands/Island.tsx";
import { useLayout, usePerPage, useSite, useText } from "../page/context.tsx";
import { dialogAttributes } from "../modals/store.ts";
import { useEnquiryLink } from "../navigation/ContactLinks.tsx";
import { BottomBar } from "./BottomBar.tsx";
import { ContactStack } from "./ContactStack.tsx";
import { Footer } from "./Footer.tsx";
import { PrivacyBanner } from "./PrivacyBanner.tsx";

/** Header, footer and fixed parts around a page, by the page's layout (docs/behaviour.md, Layouts). Server only. */
export function Layout({ children }: { children: ReactNode }) {
  const layout = useLayout();
  const t = useText();
  const perPage = usePerPage();
  if (layout.only !== undefined) {
    return (
      <main id="main">
        <h1>{layout.only}</h1>
      </main>
    );
  }
  return (
    <>
      <a className="skip-link" href="#main">
        {t("skip")}
      </a>
      <PrivacyBanner />
      <Island name="header" />
      <main id="main" tabIndex={-1} lang={perPage(({ language }) => language)}>
        {children}
      </main>
      <Footer />
      <ContactStack />
      <BottomBar />
      <Modals />
    </>
  );
}

/** The page's modals, as empty dialogs until one opens; none without the layout's form. Server only. */
function Modals() {
  const { modals } = useSite();
  const layout = useLayout();
  const link = useEnquiryLink();
  if (!link?.["data-modal"]) return null;
  return (
    <div {...{ [ISLAND]: "modals" }}>
      {Object.keys(modals).map((id) => (
        <dialog key={id} {...dialogAttributes(id, layout)} />
      ))}
    </div>
  );
}
