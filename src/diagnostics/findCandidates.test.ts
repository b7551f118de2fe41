import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findCandidates } from './findCandidates';

/** The edit distance by its textbook definition: slow, but easy to verify. */
function measureNaively(left: string, right: string): number {
  const rows: number[][] = [];
  for (let row = 0; row <= left.length; row += 1) {
    rows.push([row]);
    for (let column = 1; column <= right.length; column += 1) {
      const at = (above: number, before: number) => rows[row - above]?.[column - before] ?? Infinity;
      const isSame = left[row - 1] === right[column - 1];
      const isSwapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      const costs = [at(1, 0) + 1, at(0, 1) + 1, at(1, 1) + (row > 0 && isSame ? 0 : 1)];
      if (row > 1 && column > 1 && isSwapped) costs.push(at(2, 2) + 1);
      rows[row]?.push(row === 0 ? column : Math.min(...costs));
    }
  }
  return rows[left.length]?.[right.length] ?? Infinity;
}

test('candidates are exactly the words within the allowed edit distance', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '/'), minLength: 1, maxLength: 18 });
  fc.assert(
    fc.property(word, word, (written, known) => {
      const limit = Math.min(4, Math.max(1, Math.floor(written.length / 4)));
      const expected = measureNaively(written, known) <= limit ? [known] : [];
      expect(findCandidates(written, [known])).toEqual(expected);
    }),
    { numRuns: 3000 },
  );
});
