import * as z from 'zod/mini';
import { ApiBlueprint, appLanguageApiRef } from '#sdk';
import { createLocalStore } from '../localStore/createLocalStore';
import { createAppLanguageApi } from './createAppLanguageApi';

/** Which languages there are, and which one is shown. */
export const appLanguageApiExtension = ApiBlueprint.makeWithOverrides({
  name: 'app-language',
  configSchema: {
    defaultLanguage: z.optional(z.string()),
    availableLanguages: z.optional(z.array(z.string())),
  },
  factory: (originalFactory, { config }) =>
    originalFactory((defineParams) =>
      defineParams({
        api: appLanguageApiRef,
        deps: {},
        factory: () => createAppLanguageApi({ ...config, store: createLocalStore() }),
      }),
    ),
});
