import { expect, it } from "vitest";
import { plainText } from "../../../cli/content/markdown/textStats.ts";

it.each([
  ["See [the *page*](/x/) **now**.", "See the page now."],
  ["One\ntwo\n\nthree", "One two\nthree"],
  ["- a `b`\n- c", "a b\nc"],
  ["![A lawn](lawn.jpg)", "A lawn"],
])("%j is %j", (markdown, text) => expect(plainText(markdown)).toBe(text));
