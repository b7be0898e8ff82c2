/**
 * Sends a request without waiting for the response, even while the page is unloaded. Without cookies, and as text,
 * which needs no CORS preflight request.
 */
export function post(url: string, body: string | URLSearchParams): void {
  fetch(url, { method: "POST", mode: "no-cors", credentials: "omit", keepalive: true, body }).catch(() => {});
}
