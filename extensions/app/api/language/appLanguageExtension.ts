import { ApiBlueprint, appLanguageApiRef } from '#sdk';
import { openLocalStore } from '../localStore/createLocalStore';
import { createAppLanguageApi } from './createAppLanguageApi';
import { languageSettings } from './languageSettings';
import { resolveLanguages } from './resolveLanguages';

/** Which languages there are, and which one is shown. */
export const appLanguageApiExtension = ApiBlueprint.makeWithOverrides({
  name: 'app-language',
  configSchema: languageSettings,
  factory: (originalFactory, { config }) => {
    // Already here, so that languages that do not fit each other are a problem of the start, with their place in the YAML.
    resolveLanguages(config);
    return originalFactory((defineParams) =>
      defineParams({
        api: appLanguageApiRef,
        deps: {},
        factory: () => createAppLanguageApi({ ...config, store: openLocalStore() }),
      }),
    );
  },
});
