import type { JsonObject } from '../apis/configApi';

const PREFIX = 'draft:';
/** Characters of one draft, and of all of them in a tab. */
const LARGEST = 64_000;
const MOST = 256_000;

interface KeptDraft {
  user: string;
  at: number;
  values: JsonObject;
}

/**
 * Keeps what users have begun to write, in this tab until it is closed. A draft is read by the user alone who wrote it. When
 * there are too many, the oldest go; one that is too large is not kept at all.
 */
export const draftStore = {
  read(key: string, user: string): JsonObject | undefined {
    const kept = readKept(PREFIX + key);
    if (kept?.user === user) return kept.values;
    draftStore.remove(key);
    return undefined;
  },

  write(key: string, user: string, values: JsonObject): void {
    const text = JSON.stringify({ user, at: Date.now(), values } satisfies KeptDraft);
    draftStore.remove(key);
    if (text.length > LARGEST) return;
    try {
      makeRoom(MOST - text.length);
      sessionStorage.setItem(PREFIX + key, text);
    } catch {
      // Without storage the form lives as long as its page.
    }
  },

  remove(key: string): void {
    try {
      sessionStorage.removeItem(PREFIX + key);
    } catch {
      // Nothing was kept.
    }
  },
};

function makeRoom(room: number): void {
  const names = Object.keys(sessionStorage).filter((name) => name.startsWith(PREFIX));
  const oldestFirst = names.toSorted((a, b) => (readKept(a)?.at ?? 0) - (readKept(b)?.at ?? 0));
  let used = names.reduce((sum, name) => sum + (sessionStorage.getItem(name)?.length ?? 0), 0);
  for (const name of oldestFirst) {
    if (used <= room) return;
    used -= sessionStorage.getItem(name)?.length ?? 0;
    sessionStorage.removeItem(name);
  }
}

function readKept(name: string): KeptDraft | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(name) ?? 'null') as Partial<KeptDraft> | null;
    const isDraft = typeof kept?.user === 'string' && typeof kept.values === 'object' && kept.values !== null;
    return isDraft
      ? { user: kept.user ?? '', at: kept.at ?? 0, values: kept.values as JsonObject }
      : undefined;
  } catch {
    return undefined;
  }
}
