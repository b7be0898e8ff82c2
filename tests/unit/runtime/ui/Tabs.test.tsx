import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { Tabs } from "../../../../runtime/ui/Tabs.tsx";

const tabs = ["north", "south", "west"].map((id) => ({ id, label: id, content: `in ${id}` }));

/** Ids of the tabs that are selected, and of the panels that are shown. */
function active(initial?: string): (string | undefined)[][] {
  const html = renderToString(<Tabs label="Regions" tabs={tabs} initial={initial} />);
  const ids = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, id]) => id);
  return [
    ids(/id="tab_(\w+)"[^>]*aria-selected="true"/g),
    ids(/id="panel_(\w+)"[^>]*>/g).filter((id) => !new RegExp(`id="panel_${id}"[^>]* hidden=""`).test(html)),
  ];
}

it.each([
  ["the first tab without an initial value", undefined, "north"],
  ["the one that the initial value names", "south", "south"],
  ["the first one when there is none of that name", "east", "north"],
])("%s is active", (_, initial, expected) => expect(active(initial)).toEqual([[expected], [expected]]));
