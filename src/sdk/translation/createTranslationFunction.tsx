import { Fragment, type ReactElement, type ReactNode, createElement, isValidElement } from 'react';
import type { TranslationFunction } from './translationFunction';
import type { MessagesShape } from './translationRef';

/** Gives the text of a key with plain values put in: what an i18n library's own `t` does. */
export type TextTranslator = (key: string, values: Record<string, unknown>) => string;

const mark = '\u0000';

/**
 * Lets React elements stand among the values of a text translator. Each element goes through the translator as a marker, so
 * plurals, word order and formats stay the translator's business; the marked places are then filled with the elements.
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
