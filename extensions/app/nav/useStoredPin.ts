import { useMemo, useSyncExternalStore } from 'react';
import { openLocalStore } from '../api/localStore/createLocalStore';
import type { SidebarPin } from './sidebarPin';

const KEY = 'sidebarPinState';

/** Keeps the pin of the navigation in this browser; it is pinned until someone unpins it. */
export function useStoredPin(): SidebarPin {
  const store = openLocalStore();
  const isPinned = useSyncExternalStore(
    (onChange) => store.listen((key) => (key === KEY || key === undefined) && onChange()),
    () => store.read(KEY) !== 'false',
  );
  return useMemo(
    () => ({ isPinned, setPinned: (pinned: boolean) => store.write(KEY, String(pinned)) }),
    [isPinned, store],
  );
}
