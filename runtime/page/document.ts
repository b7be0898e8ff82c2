import { COUNTRY_COOKIE, COUNTRY_SECONDS } from "../site/browserStorage.ts";
import { collapseSlashes } from "../site/urls.ts";

/** Stores the country of a clicked link with `data-country`. js-cookie would enlarge the boot module by 0.7 kB. */
export function rememberChoice(): void {
  addEventListener("click", ({ target }) => {
    const key = target instanceof Element && target.closest<HTMLElement>("[data-country]")?.dataset["country"];
    if (key)
      document.cookie = `${COUNTRY_COOKIE}=${encodeURIComponent(key)}; path=/; max-age=${COUNTRY_SECONDS}; samesite=lax`;
  });
}

/** Reloads the page if its path has repeated slashes, without them and on this origin. Returns true if it does. */
export function cleanPath(): boolean {
  const { pathname, search, hash } = location;
  const clean = collapseSlashes(pathname);
  if (clean === pathname) return false;
  location.replace(clean + search + hash);
  return true;
}

/** Polyfill for `commandfor` buttons of dialogs: Safari before 26.2, Firefox before 144, Chrome before 135. */
export function emulateCommands(): void {
  if ("command" in HTMLButtonElement.prototype) return;
  document.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest("[commandfor]");
    const dialog = button && document.getElementById(button.getAttribute("commandfor") ?? "");
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute("command") === "close") dialog.close();
    else if (!dialog.open) dialog.showModal();
  });
}

/** Fonts that arrive later than this after navigation start aren't used. */
const LIMIT_MS = 2000;

/** The font families of all pages (`cli/plan/fonts/planFonts.ts`). */
const FAMILY = /^"?(Body|Heading)"?$/;

/** Keeps text in its fallback font if the font is late, because a change would disturb reading. */
export function limitFonts(): void {
  setTimeout(() => {
    const late = [...document.fonts].flatMap(({ family, status }) =>
      status === "loading" ? (FAMILY.exec(family)?.[1] ?? []) : [],
    );
    if (late.length > 0) document.documentElement.dataset["lateFonts"] = late.join(" ");
  }, LIMIT_MS - performance.now());
}
