import type { JsonObject } from '../apis/configApi';

const PREFIX = 'draft:';
/** Maximum characters of a draft, and of all drafts in a tab. */
const MAX_DRAFT = 64_000;
const MAX_TOTAL = 256_000;

interface StoredDraft {
  user: string;
  at: number;
  values: JsonObject;
}

/**
 * Stores what users enter in forms, in this tab until it is closed. Only the user who wrote a draft can read it. If there are too
 * many drafts, the oldest are removed. A draft that is too large is not stored.
 */
export const draftStore = {
  read(key: string, user: string): JsonObject | undefined {
    const stored = readStored(PREFIX + key);
    if (stored?.user === user) return stored.values;
    draftStore.remove(key);
    return undefined;
  },

  write(key: string, user: string, values: JsonObject): void {
    const text = JSON.stringify({ user, at: Date.now(), values } satisfies StoredDraft);
    draftStore.remove(key);
    if (text.length > MAX_DRAFT) return;
    try {
      makeRoom(MAX_TOTAL - text.length);
      sessionStorage.setItem(PREFIX + key, text);
    } catch {
      // Without session storage, the draft is lost when the user leaves the page.
    }
  },

  remove(key: string): void {
    try {
      sessionStorage.removeItem(PREFIX + key);
    } catch {
      // Without session storage, there is nothing to remove.
    }
  },
};

function makeRoom(room: number): void {
  const names = Object.keys(sessionStorage).filter((name) => name.startsWith(PREFIX));
  const oldestFirst = names.toSorted((a, b) => (readStored(a)?.at ?? 0) - (readStored(b)?.at ?? 0));
  let used = names.reduce((sum, name) => sum + (sessionStorage.getItem(name)?.length ?? 0), 0);
  for (const name of oldestFirst) {
    if (used <= room) return;
    used -= sessionStorage.getItem(name)?.length ?? 0;
    sessionStorage.removeItem(name);
  }
}

function readStored(name: string): StoredDraft | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(name) ?? 'null') as Partial<StoredDraft> | null;
    const isDraft =
      typeof stored?.user === 'string' && typeof stored.values === 'object' && stored.values !== null;
    return isDraft
      ? { user: stored.user ?? '', at: stored.at ?? 0, values: stored.values as JsonObject }
      : undefined;
  } catch {
    return undefined;
  }
}
