import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { appThemeApiRef, useApi, useObservable } from '#sdk';
import { openLocalStore, resolveActiveTheme } from '#extensions/app-apis';
import { ActiveThemeContext } from './activeThemeContext';
import { printVariant, VARIANT_KEY } from './storedVariant';

const prefersDark = '(prefers-color-scheme: dark)';

function listen(onChange: () => void): () => void {
  const query = globalThis.matchMedia(prefersDark);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Applies the selected theme, or the one for the system's color scheme, and follows changes of both. */
export function ActiveTheme({ children }: { children: ReactNode }) {
  const api = useApi(appThemeApiRef);
  const observable = useMemo(() => api.activeThemeId$(), [api]);
  const id = useObservable(observable, api.getActiveThemeId());
  const isDark = useSyncExternalStore(listen, () => globalThis.matchMedia(prefersDark).matches);
  const theme = resolveActiveTheme(api.getInstalledThemes(), id, isDark);
  if (theme === undefined) throw new Error('App has no themes');
  const { variant } = theme;
  useEffect(() => {
    const store = openLocalStore();
    const stored = printVariant(id, isDark, variant);
    // For the first paint of the next visit.
    if (store.read(VARIANT_KEY) !== stored) store.write(VARIANT_KEY, stored);
  }, [id, isDark, variant]);
  return (
    <ActiveThemeContext value={theme}>
      <theme.Provider>{children}</theme.Provider>
    </ActiveThemeContext>
  );
}
