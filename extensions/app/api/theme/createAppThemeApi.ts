import type { AppTheme, AppThemeApi } from '#sdk';
import type { LocalStore } from '../localStore/createLocalStore';
import { createPublisher } from '../stream/publisher';

const KEY = 'theme';

/** Creates the choice of theme. It is kept in this browser under `theme`; no stored id means that the system decides. */
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
