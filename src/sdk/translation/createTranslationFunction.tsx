import { Fragment, type ReactElement, type ReactNode, createElement, isValidElement } from 'react';
import type { TranslationFunction } from './translationFunction';
import type { MessagesShape } from './translationRef';

/** Returns the text of a key with inserted values, like the `t` of an i18n library. */
export type TextTranslator = (key: string, values: Record<string, unknown>) => string;

const mark = '\u0000';

/**
 * Adds support for React elements as values to a text translator. Elements are passed to the translator as markers, so plurals
 * and word order work as usual, and the markers are then replaced with the elements.
 */
export function createTranslationFunction<TMessages extends MessagesShape>(
  translate: TextTranslator,
): TranslationFunction<TMessages> {
  const t = (key: string, values: Record<string, unknown> = {}): string | ReactElement => {
    const elements: ReactNode[] = [];
    const texts: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(values)) {
      texts[name] = isNodeToInsert(value) ? `${mark}${elements.push(value) - 1}${mark}` : value;
    }
    const text = translate(key, texts);
    return elements.length === 0 ? text : insertElements(text, elements);
  };
  return t as TranslationFunction<TMessages>;
}

function isNodeToInsert(value: unknown): value is ReactNode {
  return isValidElement(value) || (Array.isArray(value) && value.some(isValidElement));
}

function insertElements(text: string, elements: ReactNode[]): ReactElement {
  const parts = text.split(mark).map((part, index) => (index % 2 === 0 ? part : elements[Number(part)]));
  return createElement(Fragment, null, ...parts.filter((part) => part !== ''));
}
