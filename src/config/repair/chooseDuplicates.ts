import type { Problem, ProblemFix } from '#diagnostics';
import { LineCounter } from 'yaml';
import { applyFix } from '../fix/applyFix';
import type { Span } from '../located/locatedValue';
import type { ConfigSchema } from '../schema/configSchema';
import { checkKeys } from '../validate/checkKeys';
import { validateConfig } from '../validate/validateConfig';
import { convertDocument, type ConvertedDocument } from '../yaml/convertDocument';
import { parseBounded } from '../yaml/parseBounded';
import { createSpanOf } from '../yaml/spanOf';

const maxDuplicates = 3;
const maxCharacters = 250_000;

/**
 * Returns the problems of a document. For a duplicate key, the fix removes the second occurrence, unless removing the first one
 * results in fewer problems.
 */
export function chooseDuplicates(
  text: string,
  { problems, duplicates }: ConvertedDocument,
  schema: ConfigSchema,
): Problem[] {
  if (duplicates.size > maxDuplicates || text.length > maxCharacters) return problems;
  const count = (fix: ProblemFix) => countMistakes(applyFix(text, fix), schema);
  return problems.map((problem) => {
    const first = duplicates.get(problem);
    return first && problem.fix ? { ...problem, fix: chooseFix(problem.fix, first, count) } : problem;
  });
}

function chooseFix(second: ProblemFix, place: Span, count: (fix: ProblemFix) => number): ProblemFix {
  const first: ProblemFix = {
    title: 'Remove the first of the two keys.',
    edits: [{ kind: 'remove', place: { ...place, path: '' } }],
  };
  return count(first) < count(second) ? first : second;
}

/** Counts the schema errors of a file. */
function countMistakes(text: string | undefined, schema: ConfigSchema): number {
  if (text === undefined) return Infinity;
  const counter = new LineCounter();
  const document = parseBounded(text, counter);
  const { value, problems } = convertDocument(document, createSpanOf('', counter));
  if (value?.kind !== 'map') return Infinity;
  const refused = validateConfig(value, schema, new Set()).problems;
  return problems.length + checkKeys(value, schema, { withPlugins: true }).length + refused.length;
}
