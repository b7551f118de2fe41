import { ApiBlueprint, appLanguageApiRef } from '#sdk';
import { openLocalStore } from '../localStore/createLocalStore';
import { createAppLanguageApi } from '../language/createAppLanguageApi';
import { languageSettings } from '../language/languageSettings';
import { resolveLanguages } from '../language/resolveLanguages';

/** The available languages and the selected one. */
export const appLanguageApiExtension = ApiBlueprint.makeWithOverrides({
  name: 'app-language',
  configSchema: languageSettings,
  factory: (originalFactory, { config }) => {
    // Resolved here, so that an invalid combination of languages is a startup problem with its place in the YAML.
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
