import type { IncomingMessage, ServerResponse } from "node:http";

/** A post or page. Addresses begin with `{home}`. */
export interface FakeEntry {
  id: number;
  slug: string;
  title: string;
  content?: string;
  excerpt?: string;
  /** UTC, without an offset. */
  modified: string;
  date?: string;
  status?: string;
  password?: string;
  categories?: number[];
  author?: number;
  /** Id of the featured image. */
  picture?: number;
  link?: string;
  /** Keys that plugins add. */
  more?: Record<string, unknown>;
}

/** What is in a WordPress. */
export interface FakeData {
  posts?: FakeEntry[];
  pages?: FakeEntry[];
  categories?: { id: number; slug: string; name: string }[];
  users?: { id: number; name: string; slug: string }[];
  media?: { id: number; source_url: string; alt_text: string }[];
  menus?: Record<string, unknown>;
  options?: Record<string, unknown> | false;
  /** Uploads by their paths. */
  files?: Record<string, { type: string; bytes: Uint8Array | string }>;
  /** It answers what it should not: drafts, private and protected posts. */
  leaks?: boolean;
}

export interface FakeWordpress {
  home: string;
  base: string;
  data: FakeData;
  /** Answers in its place where it returns true. */
  fault: ((url: URL, response: ServerResponse, request: IncomingMessage) => boolean) | undefined;
  requests: string[];
  close(): Promise<void>;
}

export function startWordpress(data: FakeData): Promise<FakeWordpress>;
export function json(response: ServerResponse, status: number, value: unknown, headers?: Record<string, string>): void;
