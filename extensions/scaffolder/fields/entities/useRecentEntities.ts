import { storageApiRef, useApi } from '#sdk';

const bucket = 'scaffolder';
const key = 'recentEntities';
const maxRecent = 20;

/** The entities that the user chose last in forms, newest first, and a function to add one. */
export function useRecentEntities(): { read: () => string[]; add: (ref: string) => void } {
  const storage = useApi(storageApiRef);
  const read = (): string[] => {
    const { value } = storage.forBucket(bucket).snapshot<string[]>(key);
    return Array.isArray(value) ? value.filter((ref) => typeof ref === 'string') : [];
  };
  return {
    read,
    add: (ref) => {
      const refs = [ref, ...read().filter((other) => other !== ref)].slice(0, maxRecent);
      // Suggestions are a convenience. The form works without them.
      storage
        .forBucket(bucket)
        .set(key, refs)
        .catch(() => undefined);
    },
  };
}
