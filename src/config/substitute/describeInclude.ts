import { createProblem, type Place, type Problem } from '#diagnostics';
import type { Span } from '../located/locatedValue';
import { createCircleFix, createIncludeFix, type Alternatives, type IncludeLink } from './createIncludeFix';

/** Why a value cannot be had, and where that stands. */
export interface Refusal {
  message: string;
  hint?: string | undefined;
  /** What was written instead of a name that exists. */
  alternatives?: Alternatives | undefined;
}

/** The problem of a value that an include or another directive does not give. */
export function describeRefusal(
  { message, hint, alternatives: { written, nearest, candidates = [] } = {} }: Refusal,
  at: Span | undefined,
  where: Place | undefined,
): Problem {
  return createProblem('CONFIG_INCLUDE_FAILED', {
    message,
    hint,
    where,
    candidates: candidates.length > 0 ? candidates : undefined,
    fix: at && createIncludeFix(at, written, nearest),
  });
}

/** The problem of files that include each other: the links of the circle, the first one at both ends. */
export function describeCircle(links: readonly IncludeLink[], where: Place | undefined): Problem {
  const circle = links.map(({ shown }) => `'${shown}'`).join(' includes ');
  return createProblem('CONFIG_INCLUDE_FAILED', {
    message: `Files include each other in a circle: ${circle}.`,
    where,
    fix: createCircleFix(links[1]),
  });
}
