import { useTheme } from '@mui/material/styles';
import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window has room for the filters beside the list (md and more). */
export function useIsWide(): boolean {
  const theme = useTheme();
  const query = theme.breakpoints.up('md').replace('@media ', '');
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
