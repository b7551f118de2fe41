import { useMemo, useSyncExternalStore } from 'react';
import { type JsonValue, storageApiRef, useApi } from '#sdk';

const BUCKET = 'notifications';
const KEY = 'dismissedBanners';

/** Which banners the user has put away, and the way to put one away. */
export interface DismissedBanners {
  /** Also true while it is not known yet: a banner that was put away must not appear for a moment. */
  isDismissed: (id: string) => boolean;
  dismiss: (id: string) => void;
}

/** Keeps the ids of the banners that were put away in the settings of the user. */
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
    // Snapshots are made anew at each reading; as a text they can be compared.
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

/** Whatever stands there: other versions and other hands may have written it. */
function readIds(value: JsonValue | undefined): string[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
}
