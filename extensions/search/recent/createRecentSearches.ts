import type { Observable, StorageApi } from '#sdk';
import { createStoredList } from '../storage/createStoredList';

/** A term that the user searched for. */
export interface RecentSearch {
  term: string;
  /** When, in ms since 1970. */
  at: number;
}

/** The terms that the user searched for, in their account. */
export interface RecentSearches {
  /** Emits the terms, latest first, when they are loaded and after each change. */
  search$(): Observable<readonly RecentSearch[]>;
  /** Adds a term, or moves it to the front. */
  add(term: string): Promise<void>;
  remove(term: string): Promise<void>;
  clear(): Promise<void>;
}

const LIMIT = 10;
/** Longer terms are pasted texts, which are not worth keeping. */
const LONGEST = 100;

/** Creates the recent searches in the user's storage. It keeps the 10 latest. */
export function createRecentSearches(storageApi: StorageApi): RecentSearches {
  const list = createStoredList<RecentSearch>({
    storageApi,
    key: 'recentSearches',
    parse: parseSearches,
    print: ({ term, at }) => `${at} ${term}`,
  });
  return {
    search$: () => list.item$(),
    async add(text) {
      const term = text.trim();
      if (term === '' || term.length > LONGEST) return;
      await list.change((searches) =>
        [{ term, at: Date.now() }, ...searches.filter((other) => !isSame(other.term, term))].slice(0, LIMIT),
      );
    },
    remove: (term) => list.change((searches) => searches.filter((other) => other.term !== term)),
    clear: () => list.change(() => []),
  };
}

function parseSearches(texts: readonly unknown[]): RecentSearch[] {
  const searches = texts.flatMap((text) => {
    const [, at, term] = (typeof text === 'string' && /^(\d+) (.+)$/s.exec(text)) || [];
    return term === undefined ? [] : [{ term, at: Number(at) }];
  });
  const latest = searches.toSorted((a, b) => b.at - a.at);
  // Two devices can have added the same term.
  const isFirst = ({ term }: RecentSearch, index: number) =>
    latest.findIndex((other) => isSame(other.term, term)) === index;
  return latest.filter(isFirst).slice(0, LIMIT);
}

function isSame(a: string, b: string): boolean {
  return a.toLocaleLowerCase() === b.toLocaleLowerCase();
}
