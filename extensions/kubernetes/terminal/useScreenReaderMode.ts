import { useMemo } from 'react';
import { storageApiRef, useApi, useObservable } from '#sdk';

const SCREEN_READER = 'screenReader';

/** Returns whether terminals are made for screen readers, and a function that changes it for this user. */
export function useScreenReaderMode(): [isOn: boolean, change: (isOn: boolean) => void] {
  const storageApi = useApi(storageApiRef);
  const storage = useMemo(() => storageApi.forBucket('kubernetes'), [storageApi]);
  // Settings of users are lists of texts.
  const snapshots = useMemo(() => storage.observe$<string[]>('terminal'), [storage]);
  const { value = [] } = useObservable(snapshots, storage.snapshot<string[]>('terminal'));
  return [
    Array.isArray(value) && value.includes(SCREEN_READER),
    (isOn) => void storage.set('terminal', isOn ? [SCREEN_READER] : []),
  ];
}
