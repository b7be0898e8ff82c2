import type { TemplateProps } from "@runtime/app/App.tsx";
import { ServerOnly } from "@runtime/app/ServerOnly.tsx";
import { FormTop } from "@runtime/sections/FormTop.tsx";
import { PageEnd } from "@runtime/sections/PageEnd.tsx";
import { PageText } from "@runtime/sections/PageText.tsx";
import { Sections } from "@runtime/sections/Sections.tsx";

/** The page to register on: the form, then what happens with it. */
export default function Register({ content }: TemplateProps) {
  return (
    <>
      <FormTop content={content} heading="Register, free of charge" />
      <ServerOnly
        className="columns columns--single container"
        render={() => (import.meta.env.SSR || import.meta.env.DEV) && <PageText content={content} />}
      />
      <Sections content={content} />
      <ServerOnly render={() => (import.meta.env.SSR || import.meta.env.DEV) && <PageEnd content={content} />} />
    </>
  );
}
