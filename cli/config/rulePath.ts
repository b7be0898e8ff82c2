/**
 * The one form in which paths of redirects are kept and compared: without percent codes, letters composed (NFC). A code
 * stays that stands for no text, or for a character that would be another one without it: no rule has such a path.
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
