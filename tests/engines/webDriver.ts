import type { Engine } from "./engine.ts";

/** Commands of WebDriver (https://www.w3.org/TR/webdriver2/) by the names that Firefox has for them. */
const COMMANDS = {
  Navigate: "POST /url",
  ExecuteScript: "POST /execute/sync",
  FindElement: "POST /element",
  ElementClick: "POST /element/{id}/click",
  PerformActions: "POST /actions",
  SetWindowRect: "POST /window/rect",
} as const;

export type Command = keyof typeof COMMANDS;

/** Characters for keys that write none. */
const KEYS: Record<string, string> = { Enter: "\uE007", Escape: "\uE00C", ArrowDown: "\uE015" };

/** Asks a browser; gives the value that it answers with. */
export type Call = (command: Command, parameters: Record<string, unknown>) => Promise<unknown>;

/** Method and path of a command over HTTP. */
export function requestOf(command: Command, { id }: Record<string, unknown>): { method: string; path: string } {
  const [method = "", path = ""] = COMMANDS[command].replace("{id}", String(id)).split(" ");
  return { method, path };
}

const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** What Firefox and WebKit are asked in the same words. */
export function driveBy(call: Call): Omit<Engine, "close"> {
  const find = async (value: string) => {
    const found = await call("FindElement", { using: "css selector", value });
    return { id: (found as Record<string, string>)[ELEMENT] };
  };
  const run = (script: string) => call("ExecuteScript", { script, args: [] });
  return {
    run,
    goTo: async (url) => void (await call("Navigate", { url })),
    async click(selector) {
      // By itself WebKit does not wait until smooth scrolling has come to the element.
      await run(
        `document.querySelector(${JSON.stringify(selector)}).scrollIntoView({ block: "center", behavior: "instant" })`,
      );
      await call("ElementClick", await find(selector));
    },
    async press(...keys) {
      const strokes = keys.flatMap((key) => ["keyDown", "keyUp"].map((type) => ({ type, value: KEYS[key] ?? key })));
      await call("PerformActions", { actions: [{ type: "key", id: "keyboard", actions: strokes }] });
    },
    resize: async (width, height) => void (await call("SetWindowRect", { width, height })),
  };
}
