import * as z from 'zod/mini';
import {
  ApiBlueprint,
  appLanguageApiRef,
  createExtensionInput,
  createTranslationMessages,
  createTranslationResource,
  errorApiRef,
  TitlesBlueprint,
  TranslationBlueprint,
  translationApiRef,
  type TranslationRef,
} from '#sdk';
import { createTranslationApi } from '../translation/createTranslationApi';

/** By language, bundle and key. */
const messageOverrides = z.record(z.string(), z.record(z.string(), z.record(z.string(), z.string())));

/** The message bundles, with changes by the administrator and by plugins. */
export const translationsApiExtension = ApiBlueprint.makeWithOverrides({
  name: 'translations',
  inputs: {
    translations: createExtensionInput([TranslationBlueprint.dataRefs.translation], {
      internal: true,
      replaces: [{ id: 'app', input: 'translations' }],
    }),
    titles: createExtensionInput([TitlesBlueprint.dataRefs.titles]),
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
            additions: [
              ...inputs.titles.flatMap((one) => readTitles(one.get(TitlesBlueprint.dataRefs.titles))),
              ...inputs.translations.map((one) => one.get(TranslationBlueprint.dataRefs.translation)),
            ],
            overrides: config.messages,
            onLoadError: (error, context) => errors.post(error, context),
          }),
      }),
    ),
});

/** A plugin's own titles, as additions to the bundle that has the titles of all plugins. */
function readTitles(ref: TranslationRef<'titles'>) {
  const { messages, translations } = ref;
  return [createTranslationMessages({ ref, messages }), createTranslationResource({ ref, translations })];
}
