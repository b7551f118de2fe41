import { translationApiRef } from '../apis/translationApi';
import { useOptionalApi } from '../apis/apiContext';
import { createTranslationFunction } from '../translation/createTranslationFunction';
import type { TranslationFunction } from '../translation/translationFunction';
import { sdkTranslationRef } from './sdkMessages';

type SdkMessages = typeof sdkTranslationRef.messages;

/** The SDK's texts in the default language, for places that no translation reaches: a broken app, an error's message. */
export const defaultSdkText: TranslationFunction<SdkMessages> = createTranslationFunction((key, values) =>
  ((sdkTranslationRef.messages as Record<string, string>)[key] ?? key).replaceAll(
    /\{\{(\w+)\}\}/g,
    (_, name: string) => String(values[name]),
  ),
);

/** The SDK's texts in the user's language where it is at hand now, else in the default language: it never suspends nor throws. */
export function useSdkText(): TranslationFunction<SdkMessages> {
  const snapshot = useOptionalApi(translationApiRef)?.getTranslation(sdkTranslationRef);
  return snapshot?.ready ? snapshot.t : defaultSdkText;
}
