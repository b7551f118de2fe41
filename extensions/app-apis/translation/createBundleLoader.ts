import {
  type ErrorApiErrorContext,
  type LanguageMessages,
  type TranslationLoader,
  type TranslationMessages,
  type TranslationRef,
  type TranslationResource,
  retryWhenReachable,
  untilReachable,
} from '#sdk';
import { isPseudoLanguage, loadPseudoMessages } from './pseudoLanguages';

type Messages = Readonly<Record<string, string>>;

/** Messages that an administrator changed: by language, bundle and key. */
export type MessageOverrides = Readonly<Record<string, Readonly<Record<string, Messages>>>>;

/** Holds message bundles by language. Each language of a bundle is loaded on demand. */
export interface BundleLoader {
  /** Registers a bundle with the messages of its ref. */
  register(ref: TranslationRef): void;
  /** The ids of the registered bundles. */
  known(): Iterable<string>;
  /** Whether a bundle is loaded in a language. Starts loading it if not. */
  request(id: string, language: string): boolean;
  /** The state of a bundle in a language. */
  read(id: string, language: string): Messages;
  /** Increases with each load of the bundle. */
  version(id: string): number;
}

/** Options of {@link createBundleLoader}. */
export interface BundleLoaderOptions {
  /** The language of the messages in refs. */
  writtenIn: string;
  additions: ReadonlyArray<TranslationResource | TranslationMessages>;
  /** Takes precedence over all other messages. */
  overrides: MessageOverrides;
  onLoaded: (id: string) => void;
  /** Only the first failure of a language is shown to the user. */
  onError: (error: Error, context: ErrorApiErrorContext) => void;
}

/** Creates the loader of the portal's message bundles. */
export function createBundleLoader(options: BundleLoaderOptions): BundleLoader {
  const { writtenIn, additions, overrides, onLoaded, onError } = options;
  const refs = new Map<string, TranslationRef>();
  const bundles = new Map<string, Messages>();
  const states = new Map<string, 'loading' | 'done'>();
  const versions = new Map<string, number>();
  /** Languages whose failure was shown. */
  const failed = new Set<string>();
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
    // Load separately, so that one failure does not affect the others.
    const loaded = await Promise.allSettled(loaders.map((loader) => loader()));
    for (const [index, result] of loaded.entries()) {
      if (result.status === 'fulfilled') add(id, language, readMessages(result.value));
      else fail(id, language, loaders[index], result.reason);
    }
    states.set(nameOf(id, language), 'done');
    show(id);
  }

  /** Until the server responds, the messages are shown in their own language. */
  function fail(id: string, language: string, loader: TranslationLoader | undefined, cause: unknown): void {
    onError(new Error(`Could not load the '${language}' messages of '${id}'.`, { cause }), {
      hidden: failed.has(language),
    });
    failed.add(language);
    retryWhenReachable(cause, () => loader && retry(id, language, loader));
  }

  async function retry(id: string, language: string, loader: TranslationLoader): Promise<void> {
    add(id, language, readMessages(await untilReachable(loader)));
    failed.delete(language);
    show(id);
  }

  function show(id: string): void {
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

/** `null` falls back to the language of the bundle. */
function withoutGaps(messages: LanguageMessages): Messages {
  const given = Object.entries(messages).filter((entry): entry is [string, string] => entry[1] !== null);
  return Object.fromEntries(given);
}
