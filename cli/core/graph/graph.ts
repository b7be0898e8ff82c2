import { attempt } from "../attempt.ts";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { contentHash } from "../contentHash.ts";
import { memoize } from "../lookups.ts";
import { findSources, type Project } from "../project.ts";
import { listStamps, stampOf } from "../stamps.ts";
import { isLongUnused, openStore, today, type Entry, type Period, type Read, type Store } from "./store.ts";

/** What a query can read. All reads are recorded. */
export interface Reads {
  root: string;
  /** Contents of a file. The path is absolute or relative to the project's root. @throws as `readFileSync` does */
  bytes(file: string): Buffer;
  /** The project's files whose path from its root matches, sorted. */
  names(pattern: RegExp): string[];
  /** A parsed file. It is parsed once for all queries that pass the same function. */
  parsed<T>(file: string, parse: (contents: Buffer, file: string) => T): T;
  /** The result of another query. That is a synchronous one, because results are compared synchronously. */
  ask<A extends readonly unknown[], R>(query: Query<A, IsAsync<R>>, ...args: A): R;
}

/**
 * A named pure function. Arguments and result are plain data, because both are stored. The stored result is valid while
 * everything that the function has read is unchanged; reads are recorded while it runs.
 */
export interface Query<A extends readonly unknown[], R> {
  name: string;
  run(reads: Reads, ...args: A): R;
  /** Whether a result is stored. One with problems isn't: their source locations are found by running again. */
  isKept(result: Awaited<R>): boolean;
}

/** The answer to a query. The result of an asynchronous one may be stored already. */
type Asked<R> = R extends Promise<infer V> ? V | Promise<V> : R;

type IsAsync<R> = R extends Promise<unknown> ? never : R;

/** The project's files at one moment, and the stored results about them. */
export interface Graph extends Store {
  project: Project;
  /** Stamps of the project's files, by path from its root. */
  sources: ReadonlyMap<string, string>;
  ask<A extends readonly unknown[], R>(query: Query<A, R>, ...args: A): Asked<R>;
  /** A stored result, which may be out of date. */
  stored<A extends readonly unknown[], R>(query: Query<A, R>, ...args: A): Awaited<R> | undefined;
  valid<A extends readonly unknown[], R>(query: Query<A, R>, ...args: A): Awaited<R> | undefined;
  /** Stores a result that was made elsewhere, with what it depends on. */
  put<A extends readonly unknown[], R>(
    query: Query<A, R>,
    args: A,
    dependencies: readonly Dependency[],
    result: Awaited<R>,
  ): void;
  /** Sets an input, before anything that depends on it is asked. */
  set<A extends readonly unknown[], R>(input: Query<A, R>, args: A, value: Awaited<R>): void;
}

/** What a result depends on that was made outside of a query. */
type Dependency =
  /** A file with a hash of its contents. */
  | { file: string; hash: string }
  /** The names and stamps of the project's files whose path matches. */
  | { files: RegExp }
  | { query: Query<readonly unknown[], unknown>; args: readonly unknown[] }
  | { period: Period };

const queries = new Map<string, Query<readonly unknown[], unknown>>();

/** Defines a query. `name` is the name of its file in the store. */
export function defineQuery<A extends readonly unknown[], R>(
  name: string,
  run: Query<A, R>["run"],
  isKept: Query<A, R>["isKept"] = () => true,
): Query<A, R> {
  const query = { name, run, isKept };
  queries.set(name, query as unknown as Query<readonly unknown[], unknown>);
  return query;
}

/** Defines an input: a value that each run sets, such as its options. Results that have read another value are invalid. */
export const defineInput = <A extends readonly unknown[], R>(name: string): Query<A, R> => defineResult(name);

/** Defines a result that is only ever stored with `put`. */
export const defineResult = <A extends readonly unknown[], R>(name: string): Query<A, R> =>
  defineQuery<A, R>(name, () => {
    throw new Error(`the graph was asked for ${name} before it was set`);
  });

/** The instant for which a project is read, in milliseconds. */
export const instant = defineInput<[], number>("instant");

/** Opens the graph of a project. Each query is asked once, however often its result is needed. */
export function openGraph(
  project: Project,
  sources: ReadonlyMap<string, string> = findSources(project),
  store: Store = openStore(project),
): Graph {
  const answers = new Map<string, unknown>();
  const hashes = new Map<string, string>();
  const parsed = memoize((_parse: unknown) => new Map<string, unknown>());

  const stamp = (file: string): string => sources.get(file) ?? stampOf(resolve(project.root, file));
  function hashFile(file: string): string {
    // An unreadable file is treated as missing.
    const hash = hashes.get(file) ?? attempt(() => contentHash(readFileSync(resolve(project.root, file)))) ?? "";
    hashes.set(file, hash);
    return hash;
  }

  const files = [...sources];
  const matching = (pattern: string): typeof files => {
    const regex = new RegExp(pattern, "u");
    return files.filter(([file]) => regex.test(file));
  };
  const namesOf = (pattern: string): string[] =>
    matching(pattern)
      .map(([file]) => file)
      .sort();
  /** Many results depend on the same files. */
  const hashStamps = memoize((pattern: string) => contentHash(listStamps(matching(pattern))));

  /** Whether a recorded read of a table's result would give the same. */
  function isUnchanged(read: Read, table: { isChanged: boolean }): boolean {
    if ("file" in read) {
      const now = stamp(read.file);
      if (now !== "" && now === read.stamp) return true;
      // A file with another stamp may still have the same contents.
      if (hashFile(read.file) !== read.hash) return false;
      read.stamp = now;
      table.isChanged = true;
      return true;
    }
    if ("names" in read) return hashOf(namesOf(read.names)) === read.hash;
    if ("files" in read) return hashStamps(read.files) === read.hash;
    if ("period" in read) return isWithin(read.period, ask(instant));
    const query = queries.get(read.query);
    return query !== undefined && hashOf(ask(query, ...read.args)) === read.hash;
  }

  function validEntry(query: string, key: string): Entry | undefined {
    const table = store.table(query);
    const entry = table.get(key);
    if (!entry?.reads.every((read) => isUnchanged(read, table))) return undefined;
    if (isLongUnused(entry)) table.set(key, { ...entry, used: today() });
    return entry;
  }

  function ask<A extends readonly unknown[], R>(query: Query<A, R>, ...args: A): Asked<R> {
    const key = keyOf(args);
    const name = `${query.name} ${key}`;
    if (answers.has(name)) return answers.get(name) as Asked<R>;
    const answer = <T>(value: T): T => {
      answers.set(name, value);
      return value;
    };
    const entry = validEntry(query.name, key);
    if (entry) return answer(entry.value as Asked<R>);
    const table = store.table(query.name);
    table.delete(key);
    const reads: Read[] = [];
    const keep = (value: Awaited<R>): Awaited<R> => {
      if (query.isKept(value)) table.set(key, { reads, value, used: today() });
      return answer(value);
    };
    const result = query.run(recorder(reads), ...args);
    return (result instanceof Promise ? answer(result.then(keep)) : keep(result as Awaited<R>)) as Asked<R>;
  }

  function recorder(reads: Read[]): Reads {
    const bytes = (file: string): Buffer => {
      const read = { file, stamp: stamp(file), hash: "" };
      reads.push(read);
      const contents = readFileSync(resolve(project.root, file));
      read.hash = contentHash(contents);
      hashes.set(file, read.hash);
      return contents;
    };
    return {
      root: project.root,
      bytes,
      names({ source }) {
        const names = namesOf(source);
        reads.push({ names: source, hash: hashOf(names) });
        return names;
      },
      parsed<T>(file: string, parse: (contents: Buffer, file: string) => T): T {
        const values = parsed(parse);
        if (values.has(file)) reads.push({ file, stamp: stamp(file), hash: hashFile(file) });
        else values.set(file, parse(bytes(file), file));
        return values.get(file) as T;
      },
      ask(query, ...args) {
        const read = { query: query.name, args, hash: "" };
        reads.push(read);
        const result = ask(query, ...args);
        read.hash = hashOf(result);
        return result as never;
      },
    };
  }

  return {
    ...store,
    project,
    sources,
    ask,
    stored: (query, ...args) => store.table(query.name).get(keyOf(args))?.value as never,
    valid: (query, ...args) => validEntry(query.name, keyOf(args))?.value as never,
    put(query, args, dependencies, result) {
      answers.set(`${query.name} ${keyOf(args)}`, result);
      const reads = dependencies.map((on): Read => {
        if ("file" in on) return { ...on, stamp: stamp(on.file) };
        if ("files" in on) return { files: on.files.source, hash: hashStamps(on.files.source) };
        if ("period" in on) return on;
        return { query: on.query.name, args: on.args, hash: hashOf(ask(on.query, ...on.args)) };
      });
      store.table(query.name).set(keyOf(args), { reads, value: result, used: today() });
    },
    set: (input, args, value) => void answers.set(`${input.name} ${keyOf(args)}`, value),
  };
}

const isWithin = ({ from, until }: Period, now: number): boolean =>
  (from === undefined || Date.parse(from) <= now) && (until === undefined || now < Date.parse(until));

function keyOf(args: readonly unknown[]): string {
  const text = args.every((arg) => typeof arg === "string") ? args.join("\n") : JSON.stringify(args);
  return text.length > 200 ? contentHash(text) : text;
}

const hashOf = (result: unknown): string => contentHash(JSON.stringify(result) ?? "");
