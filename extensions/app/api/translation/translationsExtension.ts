import * as z from 'zod/mini';
import {
  ApiBlueprint,
  appLanguageApiRef,
  createExtensionInput,
  errorApiRef,
  TranslationBlueprint,
  translationApiRef,
} from '#sdk';
import { createTranslationApi } from './createTranslationApi';

/** By language, bundle and key. */
const messageOverrides = z.record(z.string(), z.record(z.string(), z.record(z.string(), z.string())));

/** The message bundles, and what the administrator or a plugin says otherwise. */
export const translationsApiExtension = ApiBlueprint.makeWithOverrides({
  name: 'translations',
  inputs: {
    translations: createExtensionInput([TranslationBlueprint.dataRefs.translation], {
      internal: true,
      replaces: [{ id: 'app', input: 'translations' }],
    }),
  },
  configSchema: { messages: z.optional(messageOverrides) },
  factory: (originalFactory, { config, inputs }) =>
    originalFactory((defineParams) =>
      defineParams({
        api: translationApiRef,
        deps: { language: appLanguageApiRef, errors: errorApiRef },
        factory: ({ language, errors }) =>
          createTranslationApi({
            language,
            additions: inputs.translations.map((one) => one.get(TranslationBlueprint.dataRefs.translation)),
            overrides: config.messages,
            onLoadError: (error) => errors.post(error),
          }),
      }),
    ),
});
