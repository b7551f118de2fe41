import { createProblem, type Problem } from '#diagnostics';
import { type Document, isScalar, type Scalar, visit } from 'yaml';
import type { Span } from '../located/locatedValue';

/** Finds list items of single words that continue on the next line, because that one has lost its dash. */
export function findJoinedItems(
  document: Document,
  text: string,
  spanOf: (start: number, end: number) => Span,
): Problem[] {
  const problems: Problem[] = [];
  visit(document, {
    Seq: (_, { items, flow }) => {
      const written = flow
        ? []
        : items.filter(isScalar).map((item) => ({ item, words: readLines(item, text) }));
      if (written.length < 2 || written.length < items.length) return;
      if (!written.every(({ words }) => words.every((word) => /^\S+$/.test(word)))) return;
      for (const { item, words } of written) {
        const [start, end] = item.range ?? [0, 0];
        const [word] = words.slice(1);
        if (words.length !== 2 || word === undefined) continue;
        const { column } = spanOf(start, end);
        const line = spanOf(end - word.length, end);
        const indent = { ...line, column: 1, endLine: line.line, endColumn: line.column, path: '' };
        problems.push(
          createProblem('CONFIG_VALUE_SUSPICIOUS', {
            message: 'This line continues the list item before it.',
            hint: "If it is another item, start it with '- '.",
            where: { ...line, path: '' },
            fix: {
              title: 'Add a dash before the item.',
              applicability: 'suggestion',
              edits: [{ kind: 'text', place: indent, text: `${' '.repeat(Math.max(0, column - 3))}- ` }],
            },
          }),
        );
      }
    },
  });
  return problems;
}

/** Returns the lines of a plain scalar, or the scalar in quotes as one line. */
function readLines({ type, range }: Scalar, text: string): string[] {
  const [start, end] = range ?? [0, 0];
  const source = text.slice(start, end);
  return type === 'PLAIN' ? source.split(/\r?\n/).map((line) => line.trim()) : ['quoted'];
}
