import type { AlertApi, TranslationApi } from '#sdk';
import { storageTranslationRef } from '../i18n/storageMessages';

/** Problems with storing settings. */
export type StorageFailure = 'unavailable' | 'unread' | 'unsaved' | 'refused';

/** Options of {@link notifyStorageFailure}. */
export interface NotifyOptions {
  alerts: AlertApi;
  translations: TranslationApi;
}

/** Notifies the user of a problem, once the texts in the user's language are loaded. */
export function notifyStorageFailure(
  { alerts, translations }: NotifyOptions,
  failure: StorageFailure,
  error = '',
): void {
  const post = (texts: ReturnType<typeof read>): boolean => {
    if (texts.ready) alerts.post({ message: texts.t(failure, { error }), severity: 'warning' });
    return texts.ready;
  };
  const read = () => translations.getTranslation(storageTranslationRef);
  if (post(read())) return;
  const subscription = translations.translation$(storageTranslationRef).subscribe((texts) => {
    if (post(texts)) queueMicrotask(() => subscription.unsubscribe());
  });
}
