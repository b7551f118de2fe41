import { createDefaultText } from '#sdk';
import { failureTranslationRef } from './failureMessages';

/**
 * Returns the texts of the failure screens. It does not use the translation API, because the app that provides it may have
 * failed.
 */
export const failureText = createDefaultText(failureTranslationRef);
