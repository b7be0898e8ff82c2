import { createElement, useId, type ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { keepRepeats } from "../../../../runtime/app/keepRepeats.ts";
import { repeated, RepeatsProvider } from "../../../../runtime/page/repeated.tsx";

interface Props {
  title: string;
  level: 2 | 3;
}

/** A component that counts how often it is rendered. */
function counting(): { Card: ComponentType<Props>; times: () => number } {
  let times = 0;
  const Card = repeated("card", ({ title, level }: Props) => {
    times += 1;
    return createElement(`h${level}`, { className: "card" }, title, " & more");
  });
  return { Card, times: () => times };
}

const CARDS: Props[] = [
  { title: "Visas", level: 2 },
  { title: "Visas", level: 3 },
  { title: '"Fees" <today>', level: 2 },
];

it("what pages repeat is rendered once for the same props, and looks as without it", () => {
  const { Card, times } = counting();
  const page = (cards: Props[]) =>
    createElement("main", null, ...cards.map((props, key) => createElement(Card, { key, ...props })));
  const expected = [renderToString(page(CARDS)), renderToString(page(CARDS.toReversed()))];
  const before = times();

  const repeats = keepRepeats(renderToString);
  const render = (cards: Props[]) =>
    repeats.fill(renderToString(createElement(RepeatsProvider, { value: repeats }, page(cards))));
  expect([render(CARDS), render(CARDS.toReversed())]).toEqual(expected);
  expect(times() - before).toBe(CARDS.length);
});

it("ids that React generates beside it are the same as without it", () => {
  const { Card } = counting();
  const Field = () => createElement("input", { id: useId() });
  const page = createElement("main", null, createElement(Card, CARDS[0]), createElement(Field), createElement(Field));
  const repeats = keepRepeats(renderToString);
  const html = repeats.fill(renderToString(createElement(RepeatsProvider, { value: repeats }, page)));
  expect(html).toBe(renderToString(page));
  expect(html.match(/id="/g)).toHaveLength(2);
});

it("a text can't look like the place of something repeated", () => {
  const repeats = keepRepeats(renderToString);
  repeats.note("secret", createElement("b", null, "secret"));
  const html = renderToString(createElement("p", { title: '<i data-repeated="0"></i>' }, '<i data-repeated="0"></i>'));
  expect(repeats.fill(html)).toBe(html);
});
