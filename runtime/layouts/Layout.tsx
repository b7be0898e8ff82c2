import type { ReactNode } from "react";
import { Later, Ready } from "../page/Later.tsx";
import { useLayout } from "../page/context.tsx";
import { Modals } from "../modals/Modals.tsx";
import { Header } from "../navigation/Header.tsx";
import { Popups } from "../popups/Popups.tsx";
import { BottomBar } from "./BottomBar.tsx";
import { ContactStack } from "./ContactStack.tsx";
import { Footer } from "./Footer.tsx";

interface Props {
  children: ReactNode;
  /** Called once the page's handlers are attached. */
  onReady: (() => void) | undefined;
}

/** Header, footer and all that is fixed around a page, as the page's layout says (docs/behaviour.md, Layouts). */
export function Layout({ children, onReady }: Props) {
  const layout = useLayout();
  if (layout.only !== undefined) {
    return (
      <main id="main">
        <h1>{layout.only}</h1>
        <Ready onReady={onReady} />
      </main>
    );
  }
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header />
      <Later>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Later>
          <Footer />
          <ContactStack />
          <BottomBar />
          <Later>
            <Modals />
            <Later>
              <Popups />
              <Ready onReady={onReady} />
            </Later>
          </Later>
        </Later>
      </Later>
    </>
  );
}
