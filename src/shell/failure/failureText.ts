import { createDefaultText } from '#sdk';
import { failureTranslationRef } from './failureMessages';

/** The texts of the failure screens. They need no API: the app that would give one has not started. */
export const failureText = createDefaultText(failureTranslationRef);
