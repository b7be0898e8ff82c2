// @vitest-environment happy-dom
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { isPageLink, takeClicks } from "../../../../runtime/router/pageLink.ts";
import { find } from "../mount.ts";

const REACH = { home: "/india/", apart: ["/india/thank-you/"], languages: ["/india/", "/india/hi/"] };

function link(attributes: string): HTMLAnchorElement {
  document.body.innerHTML = `<a ${attributes}><b>Text</b></a>`;
  return find<HTMLAnchorElement>("a");
}

const { happyDOM } = window as typeof window & { happyDOM: { setURL(url: string): void } };

beforeEach(() => happyDOM.setURL("https://www.example.com/india/services/"));

describe("isPageLink", () => {
  it.each(['href="/india/"', 'href="/india/visa/?a=1#b"', 'href="https://www.example.com/india/visa/"'])(
    "takes %s",
    (attributes) => expect(isPageLink(link(attributes), REACH)).toBe(true),
  );

  it.each([
    'href="/bhutan/"',
    'href="/indiana/"',
    'href="https://elsewhere.example/india/"',
    'href="/india/brochure.pdf"',
    'href="/india/thank-you/"',
    'href="/india/hi/visa/"',
    'href="/india/" download',
    'href="/india/" target="_blank"',
    'href="/india/" rel="nofollow external"',
    'href="/india/contact-us/" data-modal="enquiry"',
    'href="tel:+9900000000"',
    "",
  ])("leaves <a %s> to the browser", (attributes) => expect(isPageLink(link(attributes), REACH)).toBe(false));
});

it("leaves the links in a drawing to the browser", () => {
  document.body.innerHTML = '<svg><a href="/india/visa/"></a></svg>';
  expect(isPageLink(find<HTMLAnchorElement>("a"), REACH)).toBe(false);
});

it("takes the pages of a further language within it", () => {
  const reach = { ...REACH, home: "/india/hi/", apart: [] };
  expect(isPageLink(link('href="/india/hi/visa/"'), reach)).toBe(true);
  expect(isPageLink(link('href="/india/visa/"'), reach)).toBe(false);
});

describe("takeClicks", () => {
  const follow = vi.fn<(link: HTMLAnchorElement) => void>();
  let isLeft: boolean;
  // The address stays what it is.
  const stay = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  beforeAll(() => {
    takeClicks(REACH, follow);
    addEventListener("click", stay);
  });
  afterAll(() => removeEventListener("click", stay));

  /** Clicks on what is inside a link. @returns whether the browser is to follow it. */
  const click = (attributes: string, options: MouseEventInit = {}) => {
    link(attributes);
    find("b").dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...options }));
    return isLeft;
  };

  beforeEach(() => follow.mockClear());

  it("follows a plain click, and leaves the focus on the link", () => {
    expect(click('href="/india/visa/"')).toBe(false);
    expect(follow).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(find("a"));
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    "leaves a click with %o to the browser",
    (options) => {
      expect(click('href="/india/visa/"', options)).toBe(true);
      expect(follow).not.toHaveBeenCalled();
    },
  );

  it("leaves a fragment of this page to the browser", () => {
    expect(click('href="#fees"')).toBe(true);
  });
});
