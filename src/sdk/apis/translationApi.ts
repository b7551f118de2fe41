import { type ApiRef, createApiRef } from '#engine';
import type { Observable } from '../observable/observable';
import type { TranslationFunction } from '../translation/translationFunction';
import type { MessagesShape, TranslationRef } from '../translation/translationRef';

/** The state of one bundle in the current language. */
export type TranslationSnapshot<TMessages extends MessagesShape> =
  | { ready: false }
  | { ready: true; t: TranslationFunction<TMessages> };

/** Loads and formats message bundles in the user's language. Components use `useTranslationRef`. */
export interface TranslationApi {
  /** Ready at once for the default language; the snapshot stays the same object until something changes. */
  getTranslation<TMessages extends MessagesShape>(
    ref: TranslationRef<string, TMessages>,
  ): TranslationSnapshot<TMessages>;
  /** Each change of the bundle: messages loaded, language switched. */
  translation$<TMessages extends MessagesShape>(
    ref: TranslationRef<string, TMessages>,
  ): Observable<TranslationSnapshot<TMessages>>;
}

/** The ref of {@link TranslationApi}. */
export const translationApiRef: ApiRef<TranslationApi> = createApiRef<TranslationApi>({
  id: 'core.translation',
});
