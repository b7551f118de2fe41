import { createInstance, type i18n } from 'i18next';
import {
  createObservable,
  createTranslationFunction,
  type AppLanguageApi,
  type MessagesShape,
  type TranslationApi,
  type TranslationMessages,
  type TranslationRef,
  type TranslationResource,
  type TranslationSnapshot,
} from '#sdk';
import { createPublisher } from '../stream/publisher';
import { createBundleLoader } from './createBundleLoader';

/** The language that bundles are written in; what another language lacks is said in it. */
const WRITTEN_IN = 'en';

/** What {@link createTranslationApi} works with. */
export interface TranslationApiOptions {
  language: AppLanguageApi;
  /** What `TranslationBlueprint` extensions add or override, in tree order; later ones win. */
  additions?: ReadonlyArray<TranslationResource | TranslationMessages>;
  /** Told once for each bundle whose language cannot be loaded; its own messages are shown then. */
  onLoadError?: (error: Error) => void;
}

/** Creates the message bundles of the portal over i18next. A language of a bundle is loaded when it is first used. */
export function createTranslationApi(options: TranslationApiOptions): TranslationApi {
  const { language, additions = [], onLoadError } = options;
  const library = createLibrary(language);
  const changes = createPublisher<string | undefined>();
  const bundles = createBundleLoader({
    library,
    additions,
    onLoaded: (id) => changes.publish(id),
    onError: (error) => onLoadError?.(error),
  });
  const snapshots = new Map<string, TranslationSnapshot<MessagesShape>>();

  language.language$().subscribe((now) => {
    if (now.language === library.language) return;
    void library.changeLanguage(now.language);
    changes.publish(undefined);
  });

  function read(ref: TranslationRef): TranslationSnapshot<MessagesShape> {
    bundles.register(ref, WRITTEN_IN);
    const shown = language.getLanguage().language;
    const ready = bundles.request(ref.id, shown);
    // The same object until something changes, so that React does not draw again for nothing.
    const key = `${ref.id} ${shown} ${ready ? bundles.version(ref.id) : 'loading'}`;
    const known = snapshots.get(key);
    if (known !== undefined) return known;
    const snapshot = ready ? createSnapshot(library, ref.id, shown) : ({ ready: false } as const);
    snapshots.set(key, snapshot);
    return snapshot;
  }

  return {
    getTranslation: <TMessages extends MessagesShape>(ref: TranslationRef<string, TMessages>) => read(ref),
    translation$: <TMessages extends MessagesShape>(ref: TranslationRef<string, TMessages>) =>
      createObservable<TranslationSnapshot<TMessages>>((emitter) => {
        const tell = (): void => emitter.next(read(ref));
        const subscription = changes.observable.subscribe((id) => {
          if (id === undefined || id === ref.id) tell();
        });
        tell();
        return () => subscription.unsubscribe();
      }),
  };
}

function createLibrary(language: AppLanguageApi): i18n {
  const library = createInstance();
  void library.init({
    lng: language.getLanguage().language,
    supportedLngs: [...new Set([WRITTEN_IN, ...language.getAvailableLanguages().languages])],
    fallbackLng: WRITTEN_IN,
    initAsync: false,
    resources: {},
    partialBundledLanguages: true,
    // Keys are dotted already, and a namespace is always given apart.
    keySeparator: false,
    nsSeparator: false,
    // React escapes what it draws.
    interpolation: { escapeValue: false },
  });
  return library;
}

function createSnapshot(library: i18n, id: string, language: string): TranslationSnapshot<MessagesShape> {
  const translate = library.getFixedT(language, id);
  const numbers = new Intl.NumberFormat(language);
  return {
    ready: true,
    t: createTranslationFunction<MessagesShape>((key, values) => {
      const { count } = values;
      if (typeof count !== 'number') return translate(key, { replace: values });
      // The number chooses the plural form, and is read with separators.
      return translate(key, { count, replace: { ...values, count: numbers.format(count) } });
    }),
  };
}
