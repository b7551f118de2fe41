import { useOptionalApi } from '../apis/apiContext';
import { translationApiRef } from '../apis/translationApi';
import { createDefaultText } from '../translation/createDefaultText';
import type { TranslationFunction } from '../translation/translationFunction';
import { sdkTranslationRef } from './sdkMessages';

/** The SDK's texts in the default language, for places that no translation reaches: the message of an error. */
export const defaultSdkText = createDefaultText(sdkTranslationRef);

/** The SDK's texts in the user's language where it is at hand now, else in the default language: it never suspends nor throws. */
export function useSdkText(): TranslationFunction<typeof sdkTranslationRef.messages> {
  const snapshot = useOptionalApi(translationApiRef)?.getTranslation(sdkTranslationRef);
  return snapshot?.ready ? snapshot.t : defaultSdkText;
}
