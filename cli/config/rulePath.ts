/**
 * Normalizes the path of a redirect: percent-decoded, in NFC. Codes stay encoded if they are no valid text, or if the
 * decoded character would have another meaning; no rule has such a path.
 */
export function rulePath(path: string): string {
  const decode = (codes: string): string => {
    const text = decodeURIComponent(codes);
    return /[*/%?#\\]/.test(text) ? codes : text;
  };
  try {
    return path.replace(/(?:%[\da-f]{2})+/gi, decode).normalize("NFC");
  } catch {
    return path;
  }
}
