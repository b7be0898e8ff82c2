import type { TemplateProps } from "@runtime/app/App.tsx";
import { FormPage } from "@runtime/sections/FormPage.tsx";
import { JumpLinks } from "@runtime/sections/JumpLinks.tsx";

/** Medical degrees abroad: the form at the top, with links to the sections below. */
export default function Mbbs({ content }: TemplateProps) {
  return (
    <FormPage
      content={content}
      heading="Ask for a free call"
      renderAside={() => (import.meta.env.SSR || import.meta.env.DEV) && <JumpLinks content={content} />}
    />
  );
}
