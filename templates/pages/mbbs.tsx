import type { TemplateProps } from "@runtime/app/App.tsx";
import { ServerOnly } from "@runtime/app/ServerOnly.tsx";
import { FormTop } from "@runtime/sections/FormTop.tsx";
import { JumpLinks } from "@runtime/sections/JumpLinks.tsx";
import { PageEnd } from "@runtime/sections/PageEnd.tsx";
import { PageText } from "@runtime/sections/PageText.tsx";
import { Sections } from "@runtime/sections/Sections.tsx";

/** Medical degrees abroad: the form at the top, links to what stands below it. */
export default function Mbbs({ content }: TemplateProps) {
  return (
    <>
      <FormTop
        content={content}
        heading="Ask for a free call"
        renderAside={() => (import.meta.env.SSR || import.meta.env.DEV) && <JumpLinks content={content} />}
      />
      <ServerOnly
        className="columns columns--single container"
        render={() => (import.meta.env.SSR || import.meta.env.DEV) && <PageText content={content} />}
      />
      <Sections content={content} />
      <ServerOnly render={() => (import.meta.env.SSR || import.meta.env.DEV) && <PageEnd content={content} />} />
    </>
  );
}
