import { createDefaultText } from '../translation/createDefaultText';
import type { TranslationFunction } from '../translation/translationFunction';
import { sdkTranslationRef } from './sdkMessages';
import { useReadyText } from './useReadyText';

/** Returns the SDK's texts in the default language, for places without translations, such as error messages. */
export const defaultSdkText = createDefaultText(sdkTranslationRef);

/** Returns the SDK's texts in the user's language if it is loaded, else in the default language. Never suspends or throws. */
export function useSdkText(): TranslationFunction<typeof sdkTranslationRef.messages> {
  return useReadyText(sdkTranslationRef) ?? defaultSdkText;
}
