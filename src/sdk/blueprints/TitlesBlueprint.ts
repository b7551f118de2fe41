import { createExtensionBlueprint, createExtensionDataRef } from '#engine';
import type { TranslationRef } from '../translation/translationRef';

const titlesDataRef = createExtensionDataRef<TranslationRef<'titles'>>().with({ id: 'trellis.titles' });

/**
 * Creates translations of the titles of a plugin's pages and tabs. `ref` has the id `titles`; its keys are the titles in English.
 *
 * @example
 * TitlesBlueprint.make({
 *   params: {
 *     ref: createTranslationRef({
 *       id: 'titles',
 *       messages: { 'On call': 'On call' },
 *       translations: { de: () => import('./de') },
 *     }),
 *   },
 * });
 */
export const TitlesBlueprint = createExtensionBlueprint({
  kind: 'titles',
  attachTo: { id: 'api:app/translations', input: 'titles' },
  output: [titlesDataRef],
  dataRefs: { titles: titlesDataRef },
  factory: (params: { ref: TranslationRef<'titles'> }) => [titlesDataRef(params.ref)],
});
