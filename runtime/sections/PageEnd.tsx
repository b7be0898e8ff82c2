import type { PageContent } from "../site/page.ts";
import { ClosingCall } from "./ClosingCall.tsx";
import { Related } from "./Related.tsx";

/** The end of a page: related pages, and the call to action unless one of its sections is one. */
export function PageEnd({
  content: { groups, sections },
  related = false,
}: {
  content: PageContent;
  related?: boolean;
}) {
  return (
    <>
      {related && <Related groups={groups} />}
      {sections.at(-1)?.type !== "call" && <ClosingCall />}
    </>
  );
}
