/**
 * Sends something that needs no answer, also while the page is left. Without cookies, and as a text, for which browsers
 * don't ask another host first.
 */
export function post(url: string, body: string | URLSearchParams): void {
  fetch(url, { method: "POST", mode: "no-cors", credentials: "omit", keepalive: true, body }).catch(() => {});
}
