import type { i18n } from 'i18next';
import type {
  LanguageMessages,
  TranslationLoader,
  TranslationMessages,
  TranslationRef,
  TranslationResource,
} from '#sdk';

/** Brings message bundles into the library, each language when it is asked for. */
export interface BundleLoader {
  /** Makes a bundle known, with the messages that its ref carries. */
  register(ref: TranslationRef, language: string): void;
  /** Whether a bundle can be used in a language now; when it cannot, its loading begins. */
  request(id: string, language: string): boolean;
  /** Grows with each load of the bundle. */
  version(id: string): number;
}

/** What {@link createBundleLoader} works with. */
export interface BundleLoaderOptions {
  library: i18n;
  additions: ReadonlyArray<TranslationResource | TranslationMessages>;
  onLoaded: (id: string) => void;
  onError: (error: Error) => void;
}

/** Creates the loader of a portal's bundles. */
export function createBundleLoader(options: BundleLoaderOptions): BundleLoader {
  const { library, additions, onLoaded, onError } = options;
  const refs = new Map<string, TranslationRef>();
  const state = new Map<string, 'loading' | 'done'>();
  const versions = new Map<string, number>();

  function loadersOf(id: string, language: string): TranslationLoader[] {
    const own = refs.get(id)?.translations[language];
    const added = additions.flatMap((addition) =>
      addition.id === id && 'resources' in addition
        ? addition.resources.filter((one) => one.language === language).map(({ loader }) => loader)
        : [],
    );
    return own === undefined ? added : [own, ...added];
  }

  async function load(id: string, language: string, loaders: readonly TranslationLoader[]): Promise<void> {
    // Each by itself: one that fails must not take the others along.
    const loaded = await Promise.allSettled(loaders.map((loader) => loader()));
    for (const result of loaded) {
      if (result.status === 'fulfilled')
        addMessages(library, id, language, readMessages(result.value.default));
      else
        onError(
          new Error(`The '${language}' texts of '${id}' could not be loaded.`, { cause: result.reason }),
        );
    }
    state.set(`${id} ${language}`, 'done');
    versions.set(id, (versions.get(id) ?? 0) + 1);
    onLoaded(id);
  }

  return {
    register(ref, language) {
      if (refs.has(ref.id)) return;
      refs.set(ref.id, ref);
      addMessages(library, ref.id, language, ref.messages);
      for (const addition of additions)
        if (addition.id === ref.id && 'messages' in addition)
          addMessages(library, ref.id, language, addition.messages);
    },
    request(id, language) {
      const known = state.get(`${id} ${language}`);
      if (known !== undefined) return known === 'done';
      const loaders = loadersOf(id, language);
      state.set(`${id} ${language}`, loaders.length === 0 ? 'done' : 'loading');
      if (loaders.length > 0) void load(id, language, loaders);
      return loaders.length === 0;
    },
    version: (id) => versions.get(id) ?? 0,
  };
}

function readMessages(bundle: { messages: LanguageMessages } | LanguageMessages): LanguageMessages {
  const inner: unknown = bundle['messages'];
  return typeof inner === 'object' && inner !== null
    ? (inner as LanguageMessages)
    : (bundle as LanguageMessages);
}

/** `null` leaves a key to the language that the bundle was written in. */
function addMessages(library: i18n, id: string, language: string, messages: LanguageMessages): void {
  const given = Object.entries(messages).filter(([, text]) => text !== null);
  library.addResourceBundle(language, id, Object.fromEntries(given), true, true);
}
