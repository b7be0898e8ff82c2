/** Texts of files that were edited, by what became of them. */
const readTexts = new Map<string, string>();

/** More edits than anybody makes before the first of them is saved. */
const MOST = 100;

/** Notes from which text an edit was made. */
export function noteEdit(read: string, edited: string): void {
  readTexts.delete(edited);
  readTexts.set(edited, read);
  const [oldest] = readTexts.keys();
  if (readTexts.size > MOST && oldest !== undefined) readTexts.delete(oldest);
}

/** A file of a request to save; `read` is the text that this tab has edited. */
type SavedFile = { path: string; from_path?: string; content: string; read?: string };

/** Says with each saved file from which text this tab has made it: the CMS would overwrite an edit of another tab. */
export function sendReadTexts(): void {
  const { fetch } = globalThis;
  /** What this tab has saved last at a path, and from which text: the CMS does not read its own file again. */
  const saved = new Map<string, { read: string; text: string }>();
  globalThis.fetch = async (input, init) => {
    if (init?.method !== "POST" || typeof init.body !== "string" || !/\/contents$/.test(addressOf(input)))
      return fetch(input, init);
    const body = JSON.parse(init.body) as { files: SavedFile[] };
    const edits = body.files.flatMap((file) => {
      const text = decode(file.content);
      const read = readTexts.get(text);
      if (read === undefined) return [];
      const last = saved.get(file.from_path ?? file.path);
      file.read = last?.read === read ? last.text : read;
      return [{ path: file.path, read, text }];
    });
    const answer = await fetch(input, { ...init, body: JSON.stringify(body) });
    if (answer.ok) for (const { path, read, text } of edits) saved.set(path, { read, text });
    return answer;
  };
}

const addressOf = (input: RequestInfo | URL): string =>
  typeof input === "string" ? input : input instanceof URL ? input.href : input.url;

const decode = (base64: string): string =>
  new TextDecoder().decode(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));
