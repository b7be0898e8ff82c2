import type { TemplateProps } from "@runtime/app/App.tsx";
import { ServerOnly } from "@runtime/app/ServerOnly.tsx";
import { Claims } from "@runtime/sections/Claims.tsx";
import { FormTop } from "@runtime/sections/FormTop.tsx";
import { PageEnd } from "@runtime/sections/PageEnd.tsx";
import { PageText } from "@runtime/sections/PageText.tsx";
import { Sections } from "@runtime/sections/Sections.tsx";

/** A campaign page: the form stands at the top, and what the organisation stands by beside it. */
export default function Landing({ content }: TemplateProps) {
  return (
    <>
      <FormTop
        content={content}
        heading="Ask for a free call"
        crumbs={false}
        renderAside={() => (import.meta.env.SSR || import.meta.env.DEV) && <Claims className="claims claims--stack" />}
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
