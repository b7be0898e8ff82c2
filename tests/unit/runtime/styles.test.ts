import { compile } from "sass";
import { describe, expect, it } from "vitest";
import { listFiles } from "../../../cli/core/files.ts";

/** Drawings of their own, which look the same in every direction, and what is mirrored in another way. */
const ALLOWED = [
  // A check mark, of two sides of a turned box.
  "_form.scss border-width: 0 2px 2px 0",
  "_markdown.scss border-width: 0 2px 2px 0",
  "_form.scss transform: rotate(45deg) translate(-1px, -1px)",
  // The icon itself is mirrored, and what moves it with it.
  "_button.scss transform: translateX(4px)",
  // The two halves of a triangle that points down.
  "_form.scss background-image: linear-gradient(45deg, transparent 50%, currentcolor 50%), linear-gradient(-45deg, transparent 50%, currentcolor 50%)",
  // The patterns in the place of drawings have no direction.
  "_hero.scss background: radial-gradient(circle at 26% 22%, var(--accent-soft) 0 19%, transparent calc(19% + 1px)), radial-gradient(circle at 96% 100%, var(--deep) 0 44%, transparent calc(44% + 1px)), radial-gradient(circle at 0% 108%, var(--deep-3) 0 58%, transparent calc(58% + 1px)), var(--paper-3)",
  "_hero.scss background: radial-gradient(circle at 76% 30%, var(--accent) 0 17%, transparent calc(17% + 1px)), radial-gradient(circle at 8% 104%, var(--deep-2) 0 42%, transparent calc(42% + 1px)), radial-gradient(circle at 92% 112%, var(--deep-3) 0 52%, transparent calc(52% + 1px)), var(--sky)",
  "root.scss background: radial-gradient(circle at 76% 30%, var(--accent) 0 17%, transparent calc(17% + 1px)), radial-gradient(circle at 8% 104%, var(--deep-2) 0 42%, transparent calc(42% + 1px)), radial-gradient(circle at 92% 112%, var(--deep-3) 0 52%, transparent calc(52% + 1px)), var(--sky)",
];

const SIDES = new Set(["margin", "padding", "inset", "border-width", "border-style", "border-color", "scroll-margin"]);
const DECLARATION = /(?:^|[;{}])\s*([a-z-]+):\s+([^;{}]+)(?=[;}])/g;

/** Values of a shorthand one by one. What is in brackets, however deep, is a part of its value. */
function valuesOf(value: string): string[] {
  const inner = /\([^()]*\)/.exec(value)?.[0];
  if (inner === undefined) return value.split(" ");
  const joined = inner.replaceAll(" ", "_").replace("(", "[").replace(")", "]");
  return valuesOf(value.replace(inner, joined));
}

/** Whether a declaration means a side of the screen where it should mean the start or end of a line. */
function isPhysical(property: string, value: string): boolean {
  if (/(?:^|-)(?:left|right)(?:-|$)/.test(property) || /(?<![\w-])(?:left|right)(?![\w-])/.test(value)) return true;
  const [first, second = first, third = first, fourth = second] = valuesOf(value);
  if (SIDES.has(property)) return second !== fourth;
  if (property === "border-radius") return first !== second || third !== fourth;
  if (/translateX?\(|scaleX\(-|\bat (?!50%)[\d.]+%|gradient\(-?[\d.]+deg/.test(value))
    return !value.includes("--forward");
  // Arabic letters are joined.
  return property === "letter-spacing" && value !== "0" && !value.includes("var(--tracking)");
}

/** What is physical in a file's styles, written as in `ALLOWED`. */
function findPhysical(name: string, scss: string): string[] {
  const plain = scss.replace(/\/\/.*|\/\*[^]*?\*\//g, "");
  return [...plain.matchAll(DECLARATION)]
    .map(([, property = "", value = ""]) => [property, value.trim().replace(/\s+/g, " ")] as const)
    .filter(([property, value]) => isPhysical(property, value))
    .map(([property, value]) => `${name} ${property}: ${value}`);
}

describe("styles know no left and no right", () => {
  it.each([
    "left: 0",
    "margin-left: 1px",
    "border-top-right-radius: 0",
    "scroll-padding-left: 1rem",
    "text-align: left",
    "float: right",
    "transform-origin: left top",
    "background: linear-gradient(to right, red, blue)",
    "background: radial-gradient(circle at 78% 105%, red, blue)",
    "margin: 0 1px 0 0",
    "padding: 0 max(1px, 2px) 0 calc(1px + (2px))",
    "inset: 0 auto 0 0",
    "border-radius: 1px 0 0 1px",
    "border-radius: 1px 0",
    "transform: translateX(4px)",
    "transform: rotate(45deg) translate(1px, 0)",
    "letter-spacing: 0.1em",
  ])("%s is found", (declaration) => {
    expect(findPhysical("a.scss", `a {\n  color: red;\n  ${declaration};\n}\n`)).toEqual([`a.scss ${declaration}`]);
  });

  it.each([
    "inset-inline-start: 0",
    "margin: 0 1px 0",
    "padding: 0 max(1px, 2px) 0 max(1px, 2px)",
    "border-radius: 1px 1px 0 0",
    "transform: translateX(calc(4px * var(--forward)))",
    "transform: translateY(-100%)",
    "grid-area: left-side",
    "background: var(--right)",
    "transition: opacity 1ms, transform 1ms",
  ])("%s is none", (declaration) => {
    expect(findPhysical("a.scss", `a {\n  ${declaration}; // left: 0;\n}\n`)).toEqual([]);
  });

  it("in all files", () => {
    // The main file has the rules of all others.
    const files = listFiles("runtime/styles").filter((name) => name.endsWith(".scss") && name !== "main.scss");
    expect(files.length).toBeGreaterThan(30);
    const found = files.flatMap((name) => findPhysical(name, compile(`runtime/styles/${name}`).css));
    // The host's own pages have no custom properties.
    const others = found.filter((line) => !line.startsWith("root.scss letter-spacing:"));
    expect(new Set(others)).toEqual(new Set(ALLOWED));
  });
});

it("widths of the window at which styles change", () => {
  const text = ["main", "root"].map((name) => compile(`runtime/styles/${name}.scss`).css).join("\n");
  const queries = [...text.matchAll(/@media[^{]*/g)].join(" ");
  const widths = (side: "min" | "max") => {
    const found = [...queries.matchAll(new RegExp(`${side}-width: (\\d+)px`, "g"))].map(([, px]) => Number(px));
    return [...new Set(found)].sort((a, b) => a - b);
  };
  expect(widths("min")).toEqual([375, 576, 768, 992, 1200, 1599]);
  expect(widths("max")).toEqual([374, 575, 767, 991, 1199, 1399, 1598]);
});
