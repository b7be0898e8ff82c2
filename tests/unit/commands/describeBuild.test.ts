import { expect, it } from "vitest";
import { describeBuild, describeSteps } from "../../../cli/commands/building/build.ts";

const plain = (_: string, text: string) => text;
const site = (country: string, rendered: number) => ({ country, pages: 25, rendered, bytes: 2_500_000 });

it("names every site of a small network", () => {
  const sites = [site("india", 1), site("bhutan", 0)];
  expect(describeBuild({ sites, notes: ["Mind this."], bundled: false, next: null }, plain)).toBe(`
country  pages  rendered    size
india       25         1  2.5 MB
bhutan      25         0  2.5 MB

! Mind this.
`);
});

it("tells of a large network's sites in which nothing was rendered together", () => {
  const sites = Array.from({ length: 20 }, (_, index) => site(`land-${index}`, index === 7 ? 3 : 0));
  expect(describeBuild({ sites, notes: [], bundled: false, next: null }, plain)).toBe(`
country    pages  rendered     size
land-7        25         3   2.5 MB
19 others    475         0  47.5 MB
`);
});

it("says where the time of a long build went", () => {
  const steps = [
    { name: "Validate", seconds: 1.26 },
    { name: "Bundle", seconds: 0.1 },
    { name: "Prerender", seconds: 4.61 },
  ];
  expect(describeSteps(steps, 4.9)).toBeUndefined();
  expect(describeSteps(steps, 6)).toBe(
    "Most of the time: Prerender 4.6 s, Validate 1.3 s. Pages, pictures and scripts are cached: the next build makes only what has changed.",
  );
});
