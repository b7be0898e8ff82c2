import type { SectionConfig } from "../../config/schema/sections/index.ts";
import type { PageCopy } from "../../model/content.ts";
import type { Place, Problem } from "../../core/problems/problem.ts";
import { didYouMean } from "../../core/problems/suggest.ts";

/** A section in page order. */
export interface PlacedSection {
  section: SectionConfig;
  /** For a copy section: which part of the Markdown it shows, counted from 0. */
  part?: { index: number; isLast: boolean };
}

/** A line of the Markdown that places a section: `<!-- section: id -->`. */
interface Mark {
  id: string;
  place(): Place;
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
  const isFirst = (index: number) => named.indexOf(named[index]) === index;
  for (const [index, mark] of marks.entries()) {
    const mistake = text ? mistakeIn(mark, named[index], isFirst(index), sections) : index === 0 && NO_PLACE;
    if (mistake) report({ code: "text-section", place: mark.place(), ...mistake });
  }
  return sections.flatMap((section) => {
    if (section !== text) return named.includes(section) ? [] : [{ section }];
    return [
      part(section, 0, marks.length),
      ...marks.flatMap((_, index) => [
        ...(named[index] && isFirst(index) ? [{ section: named[index] }] : []),
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

const marksOf = ({ parts }: PageCopy): Mark[] =>
  parts.flatMap(({ file, part }) =>
    file.body.sections
      .filter(({ isBelowOwn }) => part === "whole" || (part !== "none" && isBelowOwn === (part === "after")))
      .map(({ id }) => ({ id, place: () => file.locateText(`<!-- section: ${id} -->`) })),
  );

type Mistake = Pick<Problem, "message" | "why" | "hint">;

const NO_PLACE: Mistake = {
  message: "This page can't have sections in its text",
  why: "Its template shows the text in a column, beside other elements.",
  hint: "Write `template: page` in the front matter. Or remove the line; the section then comes below the text.",
};

function mistakeIn(
  { id }: Mark,
  named: SectionConfig | undefined,
  isFirst: boolean,
  sections: readonly SectionConfig[],
): Mistake | undefined {
  if (!named) {
    const ids = sections.flatMap((section) => (section.id !== undefined && section.type !== "copy" ? section.id : []));
    return {
      message: `The page has no section with the id \`${id}\``,
      hint: didYouMean(id, ids) || `Give a section of the page's front matter \`id: ${id}\`, or remove the line.`,
    };
  }
  if (isFirst) return undefined;
  return { message: `The section \`${id}\` is already in the text`, hint: "Remove one of the two lines." };
}
