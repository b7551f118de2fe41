/** The messages of a bundle by key; nested maps become dotted keys. */
export type MessagesShape = { [key in string]: string };

/** Messages as an author writes them: maps may nest. */
export type NestedMessages = { [key in string]: string | NestedMessages };

type DottedKeys<TMessages extends NestedMessages> = {
  [K in keyof TMessages & string]: TMessages[K] extends NestedMessages
    ? `${K}.${DottedKeys<TMessages[K]>}`
    : K;
}[keyof TMessages & string];

type MessageAt<TMessages, TKey extends string> = TKey extends keyof TMessages
  ? TMessages[TKey]
  : TKey extends `${infer Head}.${infer Rest}`
    ? Head extends keyof TMessages
      ? MessageAt<TMessages[Head], Rest>
      : never
    : never;

/** What `NestedMessages` become once their keys are dotted. */
export type FlatMessages<TMessages extends NestedMessages> = {
  [K in DottedKeys<TMessages>]: MessageAt<TMessages, K> extends string ? MessageAt<TMessages, K> : never;
};

/** Loads the messages of one language: a module that exports `messages`, or whose default export is a bundle or plain messages. */
export type TranslationLoader = () => Promise<
  { messages: LanguageMessages } | { default: { messages: LanguageMessages } | LanguageMessages }
>;

/** Messages of one language; `null` says that a key is left to the default language. */
export type LanguageMessages = { readonly [key in string]: string | null };

/** The typed id of a message bundle, with its messages in the default language. */
export interface TranslationRef<
  TId extends string = string,
  TMessages extends MessagesShape = MessagesShape,
> {
  readonly $$type: '@trellis/TranslationRef';
  readonly id: TId;
  /** The default language's messages, keys dotted. Part of the type of `t`. */
  readonly messages: TMessages;
  /** Languages that the bundle's author ships. */
  readonly translations: Readonly<Record<string, TranslationLoader>>;
}

/**
 * Creates the ref of a message bundle. Messages interpolate `{{name}}` and pick a plural by the endings `_one`, `_other`,
 * … of a key with `count`, as i18next does.
 *
 * @example
 * const catalogTranslationRef = createTranslationRef({
 *   id: 'catalog',
 *   messages: { index: { title: '{{orgName}} Catalog', rows_one: '{{count}} row', rows_other: '{{count}} rows' } },
 * });
 */
export function createTranslationRef<
  const TId extends string,
  const TMessages extends NestedMessages,
>(options: {
  id: TId;
  messages: TMessages;
  translations?: Record<string, TranslationLoader>;
}): TranslationRef<TId, FlatMessages<TMessages>> {
  return {
    $$type: '@trellis/TranslationRef',
    id: options.id,
    messages: flattenMessages(options.messages) as FlatMessages<TMessages>,
    translations: options.translations ?? {},
  };
}

function flattenMessages(nested: NestedMessages, prefix = ''): MessagesShape {
  const flat: MessagesShape = {};
  for (const [key, value] of Object.entries(nested)) {
    if (typeof value === 'string') flat[prefix + key] = value;
    else Object.assign(flat, flattenMessages(value, `${prefix}${key}.`));
  }
  return flat;
}
