import { ApiBlueprint, appThemeApiRef, createExtensionInput, ThemeBlueprint } from '#sdk';
import { openLocalStore } from '../localStore/createLocalStore';
import { createAppThemeApi } from '../theme/createAppThemeApi';

/** The themes, and the one that the user selected. */
export const appThemeApiExtension = ApiBlueprint.makeWithOverrides({
  name: 'app-theme',
  inputs: {
    themes: createExtensionInput([ThemeBlueprint.dataRefs.theme], {
      internal: true,
      replaces: [{ id: 'app', input: 'themes' }],
    }),
  },
  factory: (originalFactory, { inputs }) =>
    originalFactory((defineParams) =>
      defineParams({
        api: appThemeApiRef,
        deps: {},
        factory: () =>
          createAppThemeApi(
            inputs.themes.map((theme) => theme.get(ThemeBlueprint.dataRefs.theme)),
            openLocalStore(),
          ),
      }),
    ),
});
