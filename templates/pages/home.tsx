import type { TemplateProps } from "@runtime/page/template.ts";
import { useSite } from "@runtime/page/context.tsx";
import { CountryList } from "@runtime/navigation/Countries.tsx";
import { Hero } from "@runtime/sections/Hero.tsx";
import { Sections } from "@runtime/sections/Sections.tsx";

/** A country's home: hero (unless its first section is a banner slider), sections and, in a large network, all countries. */
export default function Home({ content }: TemplateProps) {
  const { allCountries } = useSite();
  return (
    <>
      {content.sections[0]?.type !== "banners" && <Hero content={content} />}
      <Sections content={content} />
      {allCountries && <CountryList countries={content.countries} />}
    </>
  );
}
