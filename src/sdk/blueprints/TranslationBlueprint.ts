import { createExtensionBlueprint, createExtensionDataRef } from '#engine';
import type { TranslationMessages, TranslationResource } from '../translation/translationResource';

const translationDataRef = createExtensionDataRef<TranslationResource | TranslationMessages>().with({
  id: 'core.translation.translation',
});

/** Adds languages to a message bundle, or replaces its messages. Only modules of the plugin `app` can use it. */
export const TranslationBlueprint = createExtensionBlueprint({
  kind: 'translation',
  attachTo: { id: 'api:app/translations', input: 'translations' },
  output: [translationDataRef],
  dataRefs: { translation: translationDataRef },
  factory: (params: { resource: TranslationResource | TranslationMessages }) => [
    translationDataRef(params.resource),
  ],
});
