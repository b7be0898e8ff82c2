/** How long a page may take before the browser is left to load it, in milliseconds. */
const PATIENCE_MS = 10_000;

/**
 * Fetches a page's document, parsed and without a window: no script in it runs. By XMLHttpRequest, because that parses as it
 * receives, where Trusted Types are required too: `DOMParser` is a sink for text
 * (https://xhr.spec.whatwg.org/#document-response). Undefined for anything but a page that is at this very address.
 */
export function readDocument(path: string): Promise<Document | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("GET", path);
    request.responseType = "document";
    request.timeout = PATIENCE_MS;
    request.onloadend = () => {
      const { status, responseURL, responseXML } = request;
      const isThere = status === 200 && responseXML !== null && new URL(responseURL).pathname === path;
      resolve(isThere ? responseXML : undefined);
    };
    request.send();
  });
}
