import type { LanguageMessages, MessagesShape, TranslationLoader, TranslationRef } from './translationRef';

/** Messages that replace those of a bundle in all languages. */
export interface TranslationMessages<TId extends string = string> {
  readonly $$type: '@trellis/TranslationMessages';
  readonly id: TId;
  /** Whether every key is translated. */
  readonly full: boolean;
  readonly messages: LanguageMessages;
}

/** Messages of a bundle by language, loaded on demand. */
export interface TranslationResource<TId extends string = string> {
  readonly $$type: '@trellis/TranslationResource';
  readonly id: TId;
  readonly resources: ReadonlyArray<{ language: string; loader: TranslationLoader }>;
}

/**
 * Creates messages that replace those of a bundle. With `full`, all keys are required. Otherwise, a missing or `null` key keeps
 * the message of the default language.
 */
export function createTranslationMessages<TId extends string, TMessages extends MessagesShape>(options: {
  ref: TranslationRef<TId, TMessages>;
  full?: boolean;
  messages: { readonly [K in keyof TMessages]?: string | null };
}): TranslationMessages<TId> {
  return {
    $$type: '@trellis/TranslationMessages',
    id: options.ref.id,
    full: options.full ?? false,
    messages: options.messages as LanguageMessages,
  };
}

/**
 * Creates the languages of a bundle. Each is loaded when it is first used.
 *
 * @example createTranslationResource({ ref: catalogTranslationRef, translations: { de: () => import('./de') } });
 */
export function createTranslationResource<TId extends string>(options: {
  ref: TranslationRef<TId>;
  translations: Record<string, TranslationLoader>;
}): TranslationResource<TId> {
  return {
    $$type: '@trellis/TranslationResource',
    id: options.ref.id,
    resources: Object.entries(options.translations).map(([language, loader]) => ({ language, loader })),
  };
}
