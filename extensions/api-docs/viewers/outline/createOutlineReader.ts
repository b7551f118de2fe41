import type { CreateReader } from '../background/session';
import type { Outline } from './outlineItem';

/** Reads a text with an outline. */
export interface OutlineReader<TOutline extends Outline> {
  outline: () => TOutline;
}

/** Creates the reader of a language from the function that creates an outline. */
export function createOutlineReader<TOutline extends Outline>(
  createOutline: (text: string) => TOutline,
): CreateReader<OutlineReader<TOutline>> {
  return (text) => ({ outline: () => createOutline(text) });
}
