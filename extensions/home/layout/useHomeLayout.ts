import { useCallback, useMemo, useRef } from 'react';
import { alertApiRef, storageApiRef, useApi, useObservable } from '#sdk';
import type { Placement } from './placement';
import { type LayoutChange, applyChanges, parseChanges, printChange } from './storedChanges';

const KEY = 'changes';

/** The layout of the user's home page. */
export interface HomeLayout {
  /** `undefined` until it is loaded. */
  placements: readonly Placement[] | undefined;
  changes: readonly LayoutChange[];
  /** Changes what is stored at this moment, which another tab may have changed. */
  change: (update: (changes: readonly LayoutChange[]) => readonly LayoutChange[]) => void;
}

/** Returns the layout of the user: the default layout with the stored changes. Follows changes in other tabs. */
export function useHomeLayout(defaults: readonly Placement[]): HomeLayout {
  const storageApi = useApi(storageApiRef);
  const alertApi = useApi(alertApiRef);
  const bucket = useMemo(() => storageApi.forBucket('home.layout'), [storageApi]);
  const observable = useMemo(() => bucket.observe$<string[]>(KEY), [bucket]);
  const { presence, value } = useObservable(observable) ?? bucket.snapshot<string[]>(KEY);
  const changes = useMemo(() => parseChanges(value), [value]);
  const placements = useMemo(
    () => (presence === 'unknown' ? undefined : applyChanges(defaults, changes)),
    [presence, defaults, changes],
  );
  const lastWrite = useRef(Promise.resolve());
  const change = useCallback<HomeLayout['change']>(
    (update) => {
      lastWrite.current = lastWrite.current
        .then(() => {
          const current = parseChanges(bucket.snapshot<string[]>(KEY).value);
          return bucket.set(KEY, update(current).map(printChange));
        })
        .catch((error: unknown) => {
          const message = error instanceof Error ? error.message : String(error);
          alertApi.post({ message, severity: 'error' });
        });
    },
    [bucket, alertApi],
  );
  return { placements, changes, change };
}
