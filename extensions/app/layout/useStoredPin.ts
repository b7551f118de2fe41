import { useMemo, useSyncExternalStore } from 'react';
import { openLocalStore } from '#extensions/app-apis';
import type { SidebarPin } from './sidebarPin';

const KEY = 'sidebarPinState';

/** Stores the pin state of the navigation in the browser. Pinned by default. */
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
