import { createProblem, type Problem } from '#diagnostics';
import { type Document, isScalar, visit } from 'yaml';
import type { Span } from '../located/locatedValue';

/**
 * Finds values that are empty because their text starts with '#', which starts a comment: those with a quote left at the end, and
 * colors.
 */
export function findHiddenValues(
  document: Document,
  text: string,
  spanOf: (start: number, end: number) => Span,
): Problem[] {
  const problems: Problem[] = [];
  visit(document, {
    Pair: (_, { key, value }) => {
      if (!isScalar(value) || !isScalar(key) || value.value !== null || !key.range) return;
      const [, end] = key.range;
      const [, space = '', hidden] =
        /^(\s*:[ \t]+)(#\S[^\r\n]*?)\s*(?:\r?\n|$)/.exec(text.slice(end, end + 300)) ?? [];
      const quote = hidden === undefined ? undefined : findLostQuote(hidden);
      if (hidden === undefined || quote === undefined) return;
      const start = end + space.length;
      const at = spanOf(start, start + hidden.length);
      const insert = (column: number) => ({
        kind: 'text' as const,
        place: { ...at, column, endColumn: column, path: '' },
        text: quote.sign,
      });
      problems.push(
        createProblem('CONFIG_VALUE_SUSPICIOUS', {
          message: `'${String(key.value)}' is empty, because '#' starts a comment.`,
          hint: quote.isLeft ? 'Add the opening quote.' : 'Put the value in quotes.',
          where: { ...at, path: '' },
          fix: {
            title: quote.isLeft ? 'Add the opening quote.' : 'Put the value in quotes.',
            applicability: 'suggestion',
            edits: quote.isLeft ? [insert(at.column)] : [insert(at.column), insert(at.endColumn)],
          },
        }),
      );
    },
  });
  return problems;
}

function findLostQuote(hidden: string): { sign: string; isLeft: boolean } | undefined {
  const sign = /^[^'"]+(['"])$/.exec(hidden)?.[1];
  if (sign !== undefined) return { sign, isLeft: true };
  return /^#([\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i.test(hidden) ? { sign: "'", isLeft: false } : undefined;
}
