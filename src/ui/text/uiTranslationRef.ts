import { createTranslationRef } from '#sdk';
import { uiMessages } from './uiMessages';

/** The bundle of the kit's texts, which a `TranslationBlueprint` may replace or translate. */
export const uiTranslationRef = createTranslationRef({ id: 'ui', messages: uiMessages });
