import { createExtensionBlueprint, createExtensionDataRef } from '#engine';
import type { AppTheme } from '../apis/appThemeApi';

const themeDataRef = createExtensionDataRef<AppTheme>().with({ id: 'core.theme.theme' });

/** Creates themes. Only modules of the plugin `app` can use it. */
export const ThemeBlueprint = createExtensionBlueprint({
  kind: 'theme',
  attachTo: { id: 'api:app/app-theme', input: 'themes' },
  output: [themeDataRef],
  dataRefs: { theme: themeDataRef },
  factory: (params: { theme: AppTheme }) => [themeDataRef(params.theme)],
});
