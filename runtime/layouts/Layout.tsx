import { type ReactNode, Suspense, useEffect } from "react";
import { useLayout, usePage, usePerPage } from "../page/context.tsx";
import { useText } from "../page/text.ts";
import { Modals } from "../modals/Modals.tsx";
import { Header } from "../navigation/Header.tsx";
import { Popups } from "../modals/Popups.tsx";
import { BottomBar } from "./BottomBar.tsx";
import { ContactStack } from "./ContactStack.tsx";
import { Footer } from "./Footer.tsx";
import { PrivacyBanner } from "./PrivacyBanner.tsx";

interface Props {
  children: ReactNode;
  /** Called once the page's handlers are attached. */
  onReady: (() => void) | undefined;
}

/**
 * Header, footer and fixed parts around a page, by the page's layout (docs/behaviour.md, Layouts).
 *
 * React hydrates the content of a `Suspense` boundary after everything around it. Nested boundaries are hydrated in
 * separate tasks, so the page responds in between. A click on a part that is not hydrated yet hydrates it first
 * (https://react.dev/reference/react/Suspense).
 */
export function Layout({ children, onReady }: Props) {
  const layout = useLayout();
  const t = useText();
  const perPage = usePerPage();
  // The key replaces static content when the layout changes.
  const { layout: key } = usePage();
  if (layout.only !== undefined) {
    return (
      <main id="main">
        <h1>{layout.only}</h1>
        <OnReady onReady={onReady} />
      </main>
    );
  }
  return (
    <>
      <a className="skip-link" href="#main">
        {t("skip")}
      </a>
      <PrivacyBanner />
      <Header />
      <Suspense>
        <main id="main" tabIndex={-1} lang={perPage(({ language }) => language)}>
          {children}
        </main>
        <Suspense>
          <Footer key={`footer ${key}`} />
          <ContactStack key={`stack ${key}`} />
          <BottomBar key={`bar ${key}`} />
          <Suspense>
            <Modals />
            <Suspense>
              <Popups />
              <OnReady onReady={onReady} />
            </Suspense>
          </Suspense>
        </Suspense>
      </Suspense>
    </>
  );
}

/** Stands at the end of the innermost part that React hydrates by itself: calls back when the whole page's handlers are attached. */
function OnReady({ onReady }: { onReady: (() => void) | undefined }) {
  useEffect(() => onReady?.(), [onReady]);
  return null;
}
