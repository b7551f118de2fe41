import { createInstance } from 'i18next';
import type { TranslationApi, TranslationSnapshot } from '../../apis/translationApi';
import { createObservable } from '../../observable/observable';
import { createTranslationFunction } from '../../translation/createTranslationFunction';
import type { MessagesShape, TranslationRef } from '../../translation/translationRef';

/** Creates a translation API with only the default language, so that tests check the English texts. */
export function createMockTranslationApi(): TranslationApi {
  const library = createInstance();
  void library.init({
    lng: 'en',
    resources: {},
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  const snapshots = new Map<string, TranslationSnapshot<MessagesShape>>();

  const getTranslation = <TMessages extends MessagesShape>(ref: TranslationRef<string, TMessages>) => {
    if (!snapshots.has(ref.id)) {
      library.addResourceBundle('en', ref.id, ref.messages);
      const translate = library.getFixedT('en', ref.id);
      snapshots.set(ref.id, {
        ready: true,
        t: createTranslationFunction((key, values) => translate(key, values)),
      });
    }
    return snapshots.get(ref.id) as TranslationSnapshot<TMessages>;
  };
  return {
    getTranslation,
    translation$: (ref) => createObservable((emitter) => emitter.next(getTranslation(ref))),
  };
}
