import type { AddressSearch } from '#backend';
import type { LoadedText } from './read/loadedText';
import type { DescriptorSource } from './source';

/** A parsed document, as JSON. */
export type StoredDocument = { line: number; json: string } | { line: number; error: string };

/** Loads a text, unless it still matches the mark of an earlier one. */
type LoadMarked = (mark: string | undefined) => Promise<LoadedText | undefined>;

/** Stores what has been read, so that a change of one file does not load and parse the others again. */
export interface DocumentCache {
  load(
    source: DescriptorSource,
    parse: (text: string) => Promise<StoredDocument[]>,
  ): Promise<StoredDocument[]>;
  /** Returns the stored text of a file that a descriptor refers to if it has not changed. */
  loadRelated(target: string, load: LoadMarked): Promise<string>;
  /** Returns the stored result of a search if it has not changed. */
  search(
    target: string,
    search: (etag: string | undefined) => Promise<AddressSearch | undefined>,
  ): Promise<AddressSearch>;
}

/** Bytes of source text whose parsed documents are kept. As JSON, they use about as much memory, as objects five times as much. */
const defaultLimit = 32 * 1024 * 1024;

/** Results of searches that are kept. */
const maxSearches = 200;

/** Caches parsed descriptor files by location and version. Evicts the oldest ones. */
export function createDocumentCache(limit = defaultLimit): DocumentCache {
  const files = createMarkedCache<StoredDocument[]>(limit);
  const related = createMarkedCache<string>(limit);
  const searches = new Map<string, AddressSearch>();

  return {
    async load(source, parse) {
      const name = `${source.location.type}:${source.location.target}`;
      return files.load(name, (mark) => source.load(mark), parse, source.version);
    },
    async loadRelated(target, load) {
      return related.load(target, load, async (text) => text);
    },
    async search(target, search) {
      const cached = searches.get(target);
      const found = (await search(cached?.etag)) ?? cached ?? { etag: '', files: [] };
      searches.delete(target);
      searches.set(target, found);
      for (const oldest of searches.keys()) {
        if (searches.size <= maxSearches) break;
        searches.delete(oldest);
      }
      return found;
    },
  };
}

interface Kept<Value> {
  mark: string;
  /** The version of the search that this text belongs to. */
  version: string | undefined;
  size: number;
  value: Value;
}

/** Keeps what is made of texts, by name, up to a number of characters of text. */
function createMarkedCache<Value>(limit: number) {
  const kept = new Map<string, Kept<Value>>();
  let total = 0;

  function drop(name: string): void {
    total -= kept.get(name)?.size ?? 0;
    kept.delete(name);
  }

  return {
    async load(
      name: string,
      load: LoadMarked,
      parse: (text: string) => Promise<Value>,
      version?: string,
    ): Promise<Value> {
      const cached = kept.get(name);
      if (cached && version !== undefined && cached.version === version) return cached.value;
      const loaded = await load(cached?.mark);
      if (loaded === undefined && cached) {
        cached.version = version;
        return cached.value;
      }
      const { text = '', mark = '' } = loaded ?? {};
      const value = await parse(text);
      drop(name);
      kept.set(name, { mark, version, size: text.length, value });
      total += text.length;
      for (const oldest of kept.keys()) {
        if (total <= limit) break;
        drop(oldest);
      }
      return value;
    },
  };
}
