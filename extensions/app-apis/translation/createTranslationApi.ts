import {
  createObservable,
  createTextTranslator,
  createTranslationFunction,
  type AppLanguageApi,
  type ErrorApiErrorContext,
  type MessagesShape,
  type TranslationApi,
  type TranslationMessages,
  type TranslationRef,
  type TranslationResource,
  type TranslationSnapshot,
} from '#sdk';
import { createPublisher } from '../stream/publisher';
import { createBundleLoader, type MessageOverrides } from './createBundleLoader';
import { isPseudoLanguage } from './pseudoLanguages';

/** The language of bundles, and the fallback for missing messages. */
const WRITTEN_IN = 'en';

/** Options of {@link createTranslationApi}. */
export interface TranslationApiOptions {
  language: AppLanguageApi;
  /** Messages from `TranslationBlueprint` extensions, in tree order. Later ones win. */
  additions?: ReadonlyArray<TranslationResource | TranslationMessages>;
  /** Messages that the administrator changed. */
  overrides?: MessageOverrides | undefined;
  /** Called once for each bundle that fails to load in a language. Its default messages are used instead. */
  onLoadError?: (error: Error, context: ErrorApiErrorContext) => void;
}

/** Creates the translation API. A language of a bundle is loaded when it is first used. */
export function createTranslationApi(options: TranslationApiOptions): TranslationApi {
  const { language, additions = [], overrides = {}, onLoadError } = options;
  const changes = createPublisher<string | undefined>();
  const bundles = createBundleLoader({
    writtenIn: WRITTEN_IN,
    additions,
    overrides,
    onLoaded: (id) => {
      if (!switchLanguage()) changes.publish(id);
    },
    onError: (error, context) => onLoadError?.(error, context),
  });
  const snapshots = new Map<string, TranslationSnapshot<MessagesShape>>();

  let shown = language.getLanguage().language;
  language.language$().subscribe(() => void switchLanguage());

  /** Switches to the selected language when all messages of the page are loaded in it. Until then, the page does not change. */
  function switchLanguage(): boolean {
    const chosen = language.getLanguage().language;
    if (chosen === shown) return false;
    const loaded = Array.from(bundles.known(), (id) => isLoaded(id, chosen));
    if (!loaded.every(Boolean)) return false;
    shown = chosen;
    changes.publish(undefined);
    return true;
  }

  /** Requests all languages of a bundle, so that they load in parallel. */
  function isLoaded(id: string, chosen: string): boolean {
    return resolveLanguages(chosen)
      .map((one) => bundles.request(id, one))
      .every(Boolean);
  }

  function createSnapshot(id: string, languages: readonly string[]): TranslationSnapshot<MessagesShape> {
    const layers = languages.map((one) => ({
      // A pseudo language has the plural forms of English.
      language: isPseudoLanguage(one) ? WRITTEN_IN : one,
      messages: bundles.read(id, one),
    }));
    return { ready: true, t: createTranslationFunction<MessagesShape>(createTextTranslator(layers)) };
  }

  function read(ref: TranslationRef): TranslationSnapshot<MessagesShape> {
    bundles.register(ref);
    const languages = resolveLanguages(shown);
    const ready = isLoaded(ref.id, shown);
    // The same object until something changes, to avoid unnecessary renders.
    const key = `${ref.id} ${shown} ${ready ? bundles.version(ref.id) : 'loading'}`;
    const known = snapshots.get(key);
    if (known !== undefined) return known;
    const snapshot = ready ? createSnapshot(ref.id, languages) : ({ ready: false } as const);
    snapshots.set(key, snapshot);
    return snapshot;
  }

  return {
    getTranslation: <TMessages extends MessagesShape>(ref: TranslationRef<string, TMessages>) => read(ref),
    translation$: <TMessages extends MessagesShape>(ref: TranslationRef<string, TMessages>) =>
      createObservable<TranslationSnapshot<TMessages>>((emitter) => {
        const notify = (): void => emitter.next(read(ref));
        const subscription = changes.observable.subscribe((id) => {
          if (id === undefined || id === ref.id) notify();
        });
        notify();
        return () => subscription.unsubscribe();
      }),
  };
}

/** A regional language falls back to its base language, and every language to English. */
function resolveLanguages(shown: string): string[] {
  return [...new Set([shown, shown.split('-')[0] ?? shown, WRITTEN_IN])];
}
