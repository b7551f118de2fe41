import type { Problem, ProblemFix } from '#diagnostics';
import { LineCounter } from 'yaml';
import { applyFix } from '../fix/applyFix';
import type { Span } from '../located/locatedValue';
import { findUnknownKeys } from '../schema/findUnknownKeys';
import { validateConfig } from '../schema/validateConfig';
import { convertDocument, type ConvertedDocument } from '../yaml/convertDocument';
import { parseBounded } from '../yaml/parseBounded';
import { createSpanOf } from '../yaml/spanOf';

const mostTwins = 3;
const mostCharacters = 250_000;

/**
 * The problems of a document. Of a key that stands twice the second one goes, unless the file is better without the first:
 * then that is the one with the mistake in it.
 */
export function chooseTwins(text: string, { problems, twins }: ConvertedDocument): Problem[] {
  if (twins.size > mostTwins || text.length > mostCharacters) return problems;
  return problems.map((problem) => {
    const first = twins.get(problem);
    return first && problem.fix ? { ...problem, fix: chooseFix(text, problem.fix, first) } : problem;
  });
}

function chooseFix(text: string, second: ProblemFix, place: Span): ProblemFix {
  const first: ProblemFix = {
    title: 'Remove the first of the two.',
    edits: [{ kind: 'remove', place: { ...place, path: '' } }],
  };
  return countMistakes(applyFix(text, first)) < countMistakes(applyFix(text, second)) ? first : second;
}

/** How much the schema has to say against a file. */
function countMistakes(text: string | undefined): number {
  if (text === undefined) return Infinity;
  const counter = new LineCounter();
  const document = parseBounded(text, counter);
  const { value, problems } = convertDocument(document, createSpanOf('', counter));
  if (value?.kind !== 'map') return Infinity;
  return problems.length + findUnknownKeys(value).length + validateConfig(value, new Set()).problems.length;
}
