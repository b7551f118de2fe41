import { useMemo, useSyncExternalStore } from 'react';
import { type JsonValue, storageApiRef, useApi } from '#sdk';

const BUCKET = 'notifications';
const KEY = 'dismissedBanners';

/** The banners that the user dismissed, and a function to dismiss one. */
export interface DismissedBanners {
  /** Also true while the settings are loading, so that a dismissed banner does not flash. */
  isDismissed: (id: string) => boolean;
  dismiss: (id: string) => void;
}

/** Stores the ids of dismissed banners in the user's settings. */
export function useDismissedBanners(): DismissedBanners {
  const storage = useApi(storageApiRef);
  const bucket = useMemo(() => storage.forBucket(BUCKET), [storage]);
  const snapshot = useSyncExternalStore(
    useMemo(
      () => (onChange: () => void) => {
        const subscription = bucket.observe$(KEY).subscribe(onChange);
        return () => subscription.unsubscribe();
      },
      [bucket],
    ),
    // Each call returns a new snapshot object. Strings can be compared.
    () => {
      const { presence, value } = bucket.snapshot<JsonValue>(KEY);
      return presence === 'unknown' ? undefined : JSON.stringify(readIds(value));
    },
  );
  return useMemo(() => {
    const ids = snapshot === undefined ? undefined : readIds(JSON.parse(snapshot) as JsonValue);
    return {
      isDismissed: (id) => ids === undefined || ids.includes(id),
      dismiss: (id) => void bucket.set(KEY, [...new Set([...(ids ?? []), id])]),
    };
  }, [snapshot, bucket]);
}

/** Validates the stored value, which other versions or tools may have written. */
function readIds(value: JsonValue | undefined): string[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
}
