import { type ApiRef, createApiRef } from '#engine';
import type { Observable } from '../observable/observable';
import type { TranslationFunction } from '../translation/translationFunction';
import type { MessagesShape, TranslationRef } from '../translation/translationRef';

/** The state of a message bundle in the current language. */
export type TranslationSnapshot<TMessages extends MessagesShape> =
  | { ready: false }
  | { ready: true; t: TranslationFunction<TMessages> };

/** Loads and formats message bundles in the user's language. In components, use `useTranslationRef`. */
export interface TranslationApi {
  /** The default language is always ready. The snapshot stays the same object until something changes. */
  getTranslation<TMessages extends MessagesShape>(
    ref: TranslationRef<string, TMessages>,
  ): TranslationSnapshot<TMessages>;
  /** Emits when messages are loaded and when the language changes. */
  translation$<TMessages extends MessagesShape>(
    ref: TranslationRef<string, TMessages>,
  ): Observable<TranslationSnapshot<TMessages>>;
}

/** The ref of {@link TranslationApi}. */
export const translationApiRef: ApiRef<TranslationApi> = createApiRef<TranslationApi>({
  id: 'core.translation',
});
