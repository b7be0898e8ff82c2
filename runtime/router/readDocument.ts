/** After this time the browser loads the document instead. */
const TIMEOUT_MS = 10_000;

/**
 * Fetches and parses a page's document, without running its scripts. Uses XMLHttpRequest, which parses while it
 * receives, and works with Trusted Types (`DOMParser` doesn't: https://xhr.spec.whatwg.org/#document-response).
 * Undefined for errors and redirects.
 */
export function readDocument(path: string): Promise<Document | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("GET", path);
    request.responseType = "document";
    request.timeout = TIMEOUT_MS;
    request.onloadend = () => {
      const { status, responseURL, responseXML } = request;
      const isFound = status === 200 && responseXML !== null && new URL(responseURL).pathname === path;
      resolve(isFound ? responseXML : undefined);
    };
    request.send();
  });
}
