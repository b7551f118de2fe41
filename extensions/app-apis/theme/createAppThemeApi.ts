import type { AppTheme, AppThemeApi } from '#sdk';
import type { LocalStore } from '../localStore/createLocalStore';
import { createPublisher } from '../stream/publisher';

const KEY = 'theme';

/**
 * Creates the theme API. The selected theme is stored in the browser under `theme`. Without a stored id, the system's
 * color scheme decides.
 */
export function createAppThemeApi(themes: readonly AppTheme[], store: LocalStore): AppThemeApi {
  const read = (): string | undefined => store.read(KEY) || undefined;
  const { observable, publish } = createPublisher<string | undefined>(() => [read()]);

  store.listen((key) => {
    if (key === KEY || key === undefined) publish(read());
  });

  return {
    getInstalledThemes: () => [...themes],
    activeThemeId$: () => observable,
    getActiveThemeId: read,
    setActiveThemeId: (id) => store.write(KEY, id),
  };
}
