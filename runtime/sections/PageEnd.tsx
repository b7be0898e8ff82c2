import type { PageContent } from "../site/page.ts";
import { ClosingCall } from "./ClosingCall.tsx";
import { Related } from "./Related.tsx";

/** The end of a page: its neighbours, and the next step unless one of its sections is that. */
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
