/** Figures of the shipped copy that are no facts with a source, and why. */
export interface FigureException {
  /** From the folder of countries. */
  file: string;
  figures: readonly string[];
  reason: string;
}

const CALENDAR =
  "The year that the calendar is about; months of intakes are what courses usually do, its deadlines are facts.";
const CLOCK = "Differences between clocks, which nobody decides.";
const MARKS = "An example of a reader's own marks.";
const LAW = "Part of a law's name.";
const CLAIM = "The month in which the owner made the claim.";

export const EXCEPTIONS: readonly FigureException[] = [
  { file: "content/australia/privacy.md", figures: ["1988"], reason: LAW },
  { file: "content/australia/when-to-apply.md", figures: ["2027"], reason: CALENDAR },
  {
    file: "content/bhutan/abroad/index.md",
    figures: ["2 hours", "5 hours", "6 hours", "7 hours", "14 hours"],
    reason: CLOCK,
  },
  { file: "content/bhutan/abroad/study-in-canada.md", figures: ["14 hours"], reason: CLOCK },
  { file: "content/bhutan/abroad/study-in-usa.md", figures: ["14 hours"], reason: CLOCK },
  { file: "content/india/abroad/index.md", figures: ["75 per cent"], reason: MARKS },
  { file: "content/india/hi/privacy.md", figures: ["2023"], reason: LAW },
  { file: "content/india/hi/when-to-apply.md", figures: ["2027"], reason: CALENDAR },
  { file: "content/india/mbbs.md", figures: ["2021"], reason: LAW },
  { file: "content/india/news/careers-after-study-abroad-or-back-in-india.md", figures: ["2025"], reason: LAW },
  {
    file: "content/india/news/study-abroad-scams-and-how-to-check.md",
    figures: ["1930"],
    reason: "A telephone number.",
  },
  { file: "content/india/privacy.md", figures: ["2023"], reason: LAW },
  { file: "content/india/scholarships/index.md", figures: ["70 per cent"], reason: MARKS },
  { file: "content/india/scholarships/scholarships-to-study-in-australia.md", figures: ["78 per cent"], reason: MARKS },
  { file: "content/philippines/abroad/study-in-usa.md", figures: ["2019"], reason: "Name of a form: DS-2019." },
  { file: "content/philippines/privacy.md", figures: ["2012"], reason: LAW },
  { file: "content/philippines/register.md", figures: ["2012"], reason: LAW },
  { file: "content/shared/when-to-apply.md", figures: ["2027"], reason: CALENDAR },
  { file: "network.hi.yaml", figures: ["नवंबर 2026"], reason: CLAIM },
  { file: "network.yaml", figures: ["November 2026"], reason: CLAIM },
];
