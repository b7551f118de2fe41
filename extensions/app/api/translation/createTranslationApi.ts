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
import { createBundleLoader, type MessageOverrides } from './createBundleLoader';
import { createTextTranslator } from './createTextTranslator';
import { isPseudoLanguage } from './pseudoLanguages';

/** The language that bundles are written in; what another language lacks is said in it. */
const WRITTEN_IN = 'en';

/** What {@link createTranslationApi} works with. */
export interface TranslationApiOptions {
  language: AppLanguageApi;
  /** What `TranslationBlueprint` extensions add or override, in tree order; later ones win. */
  additions?: ReadonlyArray<TranslationResource | TranslationMessages>;
  /** What the administrator words differently. */
  overrides?: MessageOverrides | undefined;
  /** Told once for each bundle whose language cannot be loaded; its own messages are shown then. */
  onLoadError?: (error: Error) => void;
}

/** Creates the message bundles of the portal. A language of a bundle is loaded when it is first used. */
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
    onError: (error) => onLoadError?.(error),
  });
  const snapshots = new Map<string, TranslationSnapshot<MessagesShape>>();

  let shown = language.getLanguage().language;
  language.language$().subscribe(() => void switchLanguage());

  /** Goes over to the chosen language once all texts of the page are there in it: until then the page stays as it was. */
  function switchLanguage(): boolean {
    const chosen = language.getLanguage().language;
    if (chosen === shown) return false;
    const loaded = Array.from(bundles.known(), (id) => isLoaded(id, chosen));
    if (!loaded.every(Boolean)) return false;
    shown = chosen;
    changes.publish(undefined);
    return true;
  }

  /** All languages of a bundle are asked for, so that they load together. */
  function isLoaded(id: string, chosen: string): boolean {
    return resolveLanguages(chosen)
      .map((one) => bundles.request(id, one))
      .every(Boolean);
  }

  function createSnapshot(id: string, languages: readonly string[]): TranslationSnapshot<MessagesShape> {
    const layers = languages.map((one) => ({
      // A pseudo language has the plural forms of the one that it was made from.
      language: isPseudoLanguage(one) ? WRITTEN_IN : one,
      messages: bundles.read(id, one),
    }));
    return { ready: true, t: createTranslationFunction<MessagesShape>(createTextTranslator(layers)) };
  }

  function read(ref: TranslationRef): TranslationSnapshot<MessagesShape> {
    bundles.register(ref);
    const languages = resolveLanguages(shown);
    const ready = isLoaded(ref.id, shown);
    // The same object until something changes, so that React does not draw again for nothing.
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
        const tell = (): void => emitter.next(read(ref));
        const subscription = changes.observable.subscribe((id) => {
          if (id === undefined || id === ref.id) tell();
        });
        tell();
        return () => subscription.unsubscribe();
      }),
  };
}

/** A regional language falls back to its own, and every language to the one that bundles are written in. */
function resolveLanguages(shown: string): string[] {
  return [...new Set([shown, shown.split('-')[0] ?? shown, WRITTEN_IN])];
}
