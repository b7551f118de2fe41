import { createExtensionBlueprint, createExtensionDataRef } from '#engine';
import type { TranslationMessages, TranslationResource } from '../translation/translationResource';

const translationDataRef = createExtensionDataRef<TranslationResource | TranslationMessages>().with({
  id: 'core.translation.translation',
});

/** Creates languages of a message bundle, or other messages for it. Only modules of the plugin `app` may use it. */
export const TranslationBlueprint = createExtensionBlueprint({
  kind: 'translation',
  attachTo: { id: 'api:app/translations', input: 'translations' },
  output: [translationDataRef],
  dataRefs: { translation: translationDataRef },
  factory: (params: { resource: TranslationResource | TranslationMessages }) => [
    translationDataRef(params.resource),
  ],
});
