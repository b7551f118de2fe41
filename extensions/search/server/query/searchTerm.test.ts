import { expect, it } from 'vitest';
import { readSearchTerm } from './searchTerm';

it('a term with too many words keeps the first ones, also of one identifier', () => {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(97 + index));
  const read = (term: string) =>
    readSearchTerm(term)?.groups.flatMap(({ words }) => words.map(({ folded }) => folded));
  expect(read(letters.join('.'))).toEqual(letters.slice(0, 20));
  expect(read(letters.join(' '))).toEqual(letters.slice(0, 20));
});
