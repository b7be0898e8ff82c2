/**
 * A path or URL as one word of a line-based file: whatever could end the word or mean something there (spaces, line
 * breaks, quotation marks, `#`, `*`, colons of a path) is percent-encoded. Values are checked before; this is a second safeguard.
 */
export function urlToken(url: string): string {
  const [, origin = "", path = ""] = /^(https?:\/\/[^/]*)?([^]*)$/.exec(url) ?? [];
  return encode(origin, /[^\w.:/-]/gu) + encode(path, /[^\w.~!$&'()+,;=@%/-]/gu);
}

const encode = (text: string, unsafe: RegExp): string =>
  text.replace(unsafe, (character) =>
    encodeURIComponent(character).replace(/[!'()*:]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`),
  );
