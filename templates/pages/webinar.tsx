import type { TemplateProps } from "@runtime/app/App.tsx";
import { ServerOnly } from "@runtime/app/ServerOnly.tsx";
import { FormTop } from "@runtime/sections/FormTop.tsx";
import { PageEnd } from "@runtime/sections/PageEnd.tsx";
import { PageText } from "@runtime/sections/PageText.tsx";
import { Sections } from "@runtime/sections/Sections.tsx";

/** An online session: when and where it is, the form to register with, what it covers. */
export default function Webinar({ content }: TemplateProps) {
  return (
    <>
      <FormTop content={content} heading="Register for the session" />
      <ServerOnly
        className="columns columns--single container"
        render={() => (import.meta.env.SSR || import.meta.env.DEV) && <PageText content={content} />}
      />
      <Sections content={content} />
      <ServerOnly render={() => (import.meta.env.SSR || import.meta.env.DEV) && <PageEnd content={content} />} />
    </>
  );
}
