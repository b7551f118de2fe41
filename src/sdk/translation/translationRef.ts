/** The messages of a bundle by key. Nested objects become dotted keys. */
export type MessagesShape = { [key in string]: string };

/** Messages that can be nested. */
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

/** `NestedMessages` with dotted keys. */
export type FlatMessages<TMessages extends NestedMessages> = {
  [K in DottedKeys<TMessages>]: MessageAt<TMessages, K> extends string ? MessageAt<TMessages, K> : never;
};

/** Loads the messages of a language: a module that exports `messages`, or whose default export is a bundle or plain messages. */
export type TranslationLoader = () => Promise<
  { messages: LanguageMessages } | { default: { messages: LanguageMessages } | LanguageMessages }
>;

/** The messages of a language. With `null`, the default language is used for a key. */
export type LanguageMessages = { readonly [key in string]: string | null };

/** The typed id of a message bundle, with its messages in the default language. */
export interface TranslationRef<
  TId extends string = string,
  TMessages extends MessagesShape = MessagesShape,
> {
  readonly $$type: '@trellis/TranslationRef';
  readonly id: TId;
  /** The messages in the default language, with dotted keys. Part of the type of `t`. */
  readonly messages: TMessages;
  /** The languages that come with the bundle. */
  readonly translations: Readonly<Record<string, TranslationLoader>>;
}

/**
 * Creates the ref of a message bundle. Messages insert values with `{{name}}`, and select a plural form by `count` with the key
 * suffixes `_one`, `_other`, …, like i18next.
 *
 * @example
 *   const catalogTranslationRef = createTranslationRef({
 *     id: 'catalog',
 *     messages: { index: { title: '{{orgName}} Catalog', rows_one: '{{count}} row', rows_other: '{{count}} rows' } },
 *   });
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
