import { readFile } from 'node:fs/promises';
import { GENERATOR, type BuildRequest } from './buildRequest';
import type { CommitTimes } from './source/readCommitTimes';
import type { KnownFile } from './source/scanFolder';

/** What a page was built from, and what it contributes to other files. */
export interface PageMemory {
  /** Identifies everything that the page depends on, besides what all pages depend on. */
  key: string;
  /** Files that the page includes. */
  snippets: string[];
  /** Its part of the search index, as it is printed. */
  entries: Uint8Array;
}

/** What is known of the last build of a site. */
export interface BuildMemory {
  stored: string;
  files: Record<string, KnownFile>;
  /** The times of commits, if the source is in a Git repository that can be read. */
  commits?: CommitTimes | undefined;
  titles: Record<string, { hash: string; title?: string }>;
  /** Identifies what all pages depend on. */
  shared: string;
  pages: Record<string, PageMemory>;
  /** Identifies the contents of the files of the site other than pages. */
  outputs: Record<string, string>;
}

/** In the file, the entries of all pages follow a line with everything else. */
type StoredMemory = Omit<BuildMemory, 'pages'> & {
  pages: Record<string, Omit<PageMemory, 'entries'> & { size: number }>;
};

/** Without the memory of the build that is stored, everything is built. */
export async function loadMemory({ memory, stored }: BuildRequest): Promise<BuildMemory | undefined> {
  if (stored === undefined || !stored.startsWith(GENERATOR)) return undefined;
  const content = await readFile(memory).catch(() => undefined);
  const end = content?.indexOf('\n') ?? -1;
  // An earlier version of Trellis wrote a single line.
  if (content === undefined || end < 0) return undefined;
  const head = JSON.parse(content.toString('utf8', 0, end)) as StoredMemory;
  if (head.stored !== stored) return undefined;
  const pages: BuildMemory['pages'] = {};
  let at = end + 1;
  for (const [path, { size, ...page }] of Object.entries(head.pages)) {
    pages[path] = { ...page, entries: content.subarray(at, at + size) };
    at += size;
  }
  return { ...head, pages };
}

/** Prints what the next build needs. The search index is most of it, so it is neither parsed nor printed again. */
export function printMemory(memory: BuildMemory): Uint8Array {
  const pages: StoredMemory['pages'] = {};
  for (const [path, { entries, ...page }] of Object.entries(memory.pages))
    pages[path] = { ...page, size: entries.length };
  const head: StoredMemory = { ...memory, pages };
  return Buffer.concat([
    Buffer.from(`${JSON.stringify(head)}\n`),
    ...Object.values(memory.pages).map(({ entries }) => entries),
  ]);
}
