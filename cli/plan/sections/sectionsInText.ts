import type { SectionConfig } from "../../config/schema/sections/index.ts";
import type { PageCopy } from "../../model/content.ts";
import type { Problem } from "../../core/problems/problem.ts";
import { didYouMean } from "../../core/problems/suggest.ts";

/** A section in page order. */
export interface PlacedSection {
  section: SectionConfig;
  /** For a copy section: which part of the Markdown it shows, counted from 0. */
  part?: { index: number; isLast: boolean };
}

/** Puts sections in page order: those that the Markdown names interrupt the copy section. */
export function placeSections(
  sections: readonly SectionConfig[],
  copy: PageCopy,
  report: (problem: Problem) => void,
): PlacedSection[] {
  const marks = marksOf(copy);
  if (marks.length === 0) return sections.map((section) => ({ section }));
  const text = sections.find(({ type }) => type === "copy");
  const named = marks.map(({ id }) => sections.find((section) => section.id === id && section !== text));
  const placed = named.map((section, index) => (named.indexOf(section) === index ? section : undefined));
  for (const [index, { id, place }] of marks.entries())
    if (text ? !placed[index] : index === 0)
      report({
        code: "text-section",
        place: place(),
        ...(text ? mistakeIn(id, named[index] !== undefined, sections) : NO_PLACE),
      });
  return sections.flatMap((section) => {
    if (section !== text) return named.includes(section) ? [] : [{ section }];
    return [
      part(section, 0, marks.length),
      ...marks.flatMap((_, index) => [
        ...(placed[index] ? [{ section: placed[index] }] : []),
        part(section, index + 1, marks.length),
      ]),
    ];
  });
}

/** Only the first part keeps the id of the copy section. */
const part = ({ id, ...text }: SectionConfig, index: number, last: number): PlacedSection => ({
  section: { ...text, ...(index === 0 && id !== undefined && { id }) } as SectionConfig,
  part: { index, isLast: index === last },
});

/** The lines of the Markdown that place a section: `<!-- section: id -->`. */
const marksOf = ({ parts }: PageCopy) =>
  parts.flatMap(({ file, part }) =>
    file.body.sections
      .filter(({ isBelowOwn }) => part === "whole" || (part !== "none" && isBelowOwn === (part === "after")))
      .map(({ id }) => ({ id, place: () => file.locateText(`<!-- section: ${id} -->`) })),
  );

const NO_PLACE = {
  message: "This page can't have sections in its text",
  why: "Its template shows the text in a column, beside other elements.",
  hint: "Write `template: page` in the front matter. Or remove the line; the section then comes below the text.",
};

/** What is wrong with a mark that names no section, or one that an earlier mark has placed. */
function mistakeIn(id: string, isKnown: boolean, sections: readonly SectionConfig[]) {
  if (isKnown) return { message: `The section \`${id}\` is already in the text`, hint: "Remove one of the two lines." };
  const ids = sections.flatMap((section) => (section.id !== undefined && section.type !== "copy" ? section.id : []));
  return {
    message: `The page has no section with the id \`${id}\``,
    hint: didYouMean(id, ids) || `Give a section of the page's front matter \`id: ${id}\`, or remove the line.`,
  };
}
