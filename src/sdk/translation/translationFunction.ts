import type { ReactElement, ReactNode } from 'react';
import type { MessagesShape } from './translationRef';

type PluralEnding = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** The keys of a bundle for `t`, without plural suffixes. */
export type TranslationKey<TMessages extends MessagesShape> = {
  [K in keyof TMessages & string]: K extends `${infer Base}_${PluralEnding}` ? Base : K;
}[keyof TMessages & string];

type MessagesOfKey<TMessages extends MessagesShape, TKey extends string> = {
  [K in keyof TMessages]: K extends TKey | `${TKey}_${PluralEnding}` ? TMessages[K] : never;
}[keyof TMessages];

type Trimmed<T extends string> = T extends ` ${infer Rest}` | `${infer Rest} ` ? Trimmed<Rest> : T;

type ValueName<T extends string> = T extends `${infer Name},${string}` ? Trimmed<Name> : Trimmed<T>;

type ValueNames<TMessage> = TMessage extends `${string}{{${infer Name}}}${infer Rest}`
  ? ValueName<Name> | ValueNames<Rest>
  : never;

type IsPlural<TMessages extends MessagesShape, TKey extends string> = `${TKey}_other` extends keyof TMessages
  ? true
  : false;

type Values<TMessages extends MessagesShape, TKey extends string, TValue> = {
  [Name in Exclude<ValueNames<MessagesOfKey<TMessages, TKey>>, 'count'>]: TValue;
} & (IsPlural<TMessages, TKey> extends true
  ? { count: number }
  : { [Name in Extract<ValueNames<MessagesOfKey<TMessages, TKey>>, 'count'>]: TValue });

/** A value to insert into a text. The message can format dates and numbers: `{{since, datetime}}`. */
export type TextValue = string | number | boolean | Date | null | undefined;

type Arguments<TMessages extends MessagesShape, TKey extends string, TValue> = string extends keyof TMessages
  ? [values?: Record<string, TValue>]
  : keyof Values<TMessages, TKey, TValue> extends never
    ? [values?: Record<string, never>]
    : [values: Values<TMessages, TKey, TValue>];

/**
 * Returns the text of a key in the user's language. All values in the message are required. If a value is a React element, the
 * result is an element, else a string.
 */
export interface TranslationFunction<TMessages extends MessagesShape> {
  <TKey extends TranslationKey<TMessages>>(key: TKey, ...args: Arguments<TMessages, TKey, TextValue>): string;
  <TKey extends TranslationKey<TMessages>>(
    key: TKey,
    ...args: Arguments<TMessages, TKey, ReactNode | TextValue>
  ): ReactElement;
}
