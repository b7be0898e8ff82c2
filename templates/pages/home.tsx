import type { TemplateProps } from "@runtime/app/App.tsx";
import { ServerOnly } from "@runtime/page/ServerOnly.tsx";
import { useSite } from "@runtime/page/context.tsx";
import { CountryList } from "@runtime/sections/CountryList.tsx";
import { Hero } from "@runtime/sections/Hero.tsx";
import { Sections } from "@runtime/sections/Sections.tsx";

/** A country's home: hero (unless its first section is a banner slider), sections and, in a large network, all countries. */
export default function Home({ content }: TemplateProps) {
  const { allCountries } = useSite();
  return (
    <>
      <ServerOnly
        render={() =>
          (import.meta.env.SSR || import.meta.env.DEV) &&
          content.sections[0]?.type !== "banners" && <Hero content={content} />
        }
      />
      <Sections content={content} />
      {allCountries && (
        <ServerOnly
          render={() => (import.meta.env.SSR || import.meta.env.DEV) && <CountryList countries={content.countries} />}
        />
      )}
    </>
  );
}
