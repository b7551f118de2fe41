import type { AlertApi, TranslationApi } from '#sdk';
import { storageTranslationRef } from './storageMessages';

/** What can go wrong where settings are kept. */
export type StorageTrouble = 'unavailable' | 'unread' | 'unsaved' | 'refused';

/** What {@link tellTrouble} works with. */
export interface TellTroubleOptions {
  alerts: AlertApi;
  translations: TranslationApi;
}

/** Says what went wrong, in the user's language as soon as its texts are there. */
export function tellTrouble(
  { alerts, translations }: TellTroubleOptions,
  trouble: StorageTrouble,
  error = '',
): void {
  const post = (texts: ReturnType<typeof read>): boolean => {
    if (texts.ready) alerts.post({ message: texts.t(trouble, { error }), severity: 'warning' });
    return texts.ready;
  };
  const read = () => translations.getTranslation(storageTranslationRef);
  if (post(read())) return;
  const subscription = translations.translation$(storageTranslationRef).subscribe((texts) => {
    if (post(texts)) queueMicrotask(() => subscription.unsubscribe());
  });
}
