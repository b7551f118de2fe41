import type {
  LanguageMessages,
  TranslationLoader,
  TranslationMessages,
  TranslationRef,
  TranslationResource,
} from '#sdk';
import { isPseudoLanguage, loadPseudoMessages } from './pseudoLanguages';

type Messages = Readonly<Record<string, string>>;

/** Messages that an administrator words differently: by language, bundle and key. */
export type MessageOverrides = Readonly<Record<string, Readonly<Record<string, Messages>>>>;

/** Holds message bundles by language; each language of a bundle is loaded when it is asked for. */
export interface BundleLoader {
  /** Makes a bundle known, with the messages that its ref carries. */
  register(ref: TranslationRef): void;
  /** The ids of the bundles that are known. */
  known(): Iterable<string>;
  /** Whether a bundle can be used in a language now; when it cannot, its loading begins. */
  request(id: string, language: string): boolean;
  /** What is known of a bundle in a language. */
  read(id: string, language: string): Messages;
  /** Grows with each load of the bundle. */
  version(id: string): number;
}

/** What {@link createBundleLoader} works with. */
export interface BundleLoaderOptions {
  /** The language that refs carry their messages in. */
  writtenIn: string;
  additions: ReadonlyArray<TranslationResource | TranslationMessages>;
  /** Wins over everything else. */
  overrides: MessageOverrides;
  onLoaded: (id: string) => void;
  onError: (error: Error) => void;
}

/** Creates the holder of a portal's bundles. */
export function createBundleLoader(options: BundleLoaderOptions): BundleLoader {
  const { writtenIn, additions, overrides, onLoaded, onError } = options;
  const refs = new Map<string, TranslationRef>();
  const bundles = new Map<string, Messages>();
  const states = new Map<string, 'loading' | 'done'>();
  const versions = new Map<string, number>();
  const nameOf = (id: string, language: string): string => `${language} ${id}`;
  const read = (id: string, language: string): Messages => ({
    ...bundles.get(nameOf(id, language)),
    ...overrides[language]?.[id],
  });

  function add(id: string, language: string, messages: LanguageMessages): void {
    const name = nameOf(id, language);
    bundles.set(name, { ...bundles.get(name), ...withoutGaps(messages) });
  }

  function loadersOf(id: string, language: string): TranslationLoader[] {
    if (isPseudoLanguage(language))
      return [async () => ({ messages: await loadPseudoMessages(read(id, writtenIn), language) })];
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
      if (result.status === 'fulfilled') add(id, language, readMessages(result.value));
      else
        onError(
          new Error(`The '${language}' texts of '${id}' could not be loaded.`, { cause: result.reason }),
        );
    }
    states.set(nameOf(id, language), 'done');
    versions.set(id, (versions.get(id) ?? 0) + 1);
    onLoaded(id);
  }

  return {
    read,
    version: (id) => versions.get(id) ?? 0,
    known: () => refs.keys(),
    register(ref) {
      if (refs.has(ref.id)) return;
      refs.set(ref.id, ref);
      add(ref.id, writtenIn, ref.messages);
      for (const addition of additions)
        if (addition.id === ref.id && 'messages' in addition) add(ref.id, writtenIn, addition.messages);
    },
    request(id, language) {
      const name = nameOf(id, language);
      const known = states.get(name);
      if (known !== undefined) return known === 'done';
      const loaders = loadersOf(id, language);
      states.set(name, loaders.length === 0 ? 'done' : 'loading');
      if (loaders.length > 0) void load(id, language, loaders);
      return loaders.length === 0;
    },
  };
}

type Loaded = Awaited<ReturnType<TranslationLoader>>;

function readMessages(loaded: Loaded): LanguageMessages {
  const bundle = 'default' in loaded ? loaded.default : loaded;
  const inner: unknown = bundle['messages'];
  return typeof inner === 'object' && inner !== null
    ? (inner as LanguageMessages)
    : (bundle as LanguageMessages);
}

/** `null` leaves a key to the language that the bundle was written in. */
function withoutGaps(messages: LanguageMessages): Messages {
  const given = Object.entries(messages).filter((entry): entry is [string, string] => entry[1] !== null);
  return Object.fromEntries(given);
}
