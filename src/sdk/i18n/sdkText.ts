import { createDefaultText } from '../translation/createDefaultText';
import type { TranslationFunction } from '../translation/translationFunction';
import { sdkTranslationRef } from './sdkMessages';
import { useReadyText } from './useReadyText';

/** The SDK's texts in the default language, for places that no translation reaches: the message of an error. */
export const defaultSdkText = createDefaultText(sdkTranslationRef);

/** The SDK's texts in the user's language where it is at hand now, else in the default language: it never suspends nor throws. */
export function useSdkText(): TranslationFunction<typeof sdkTranslationRef.messages> {
  return useReadyText(sdkTranslationRef) ?? defaultSdkText;
}
