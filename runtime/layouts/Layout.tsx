import type { ReactNode } from "react";
import { useLayout } from "../app/context.tsx";
import { Modals } from "../modals/Modals.tsx";
import { Header } from "../navigation/Header.tsx";
import { Popups } from "../popups/Popups.tsx";
import { BottomBar } from "./BottomBar.tsx";
import { ContactStack } from "./ContactStack.tsx";
import { Footer } from "./Footer.tsx";

/** Header, footer and everything fixed around a page, by the layout that the page has chosen (spec section 2, Layouts). */
export function Layout({ children }: { children: ReactNode }) {
  const layout = useLayout();
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
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <ContactStack />
      <BottomBar />
      <Modals />
      <Popups />
    </>
  );
}
