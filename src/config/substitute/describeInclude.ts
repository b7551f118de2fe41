import { createProblem, type Place, type Problem } from '#diagnostics';
import type { Span } from '../located/locatedValue';
import { createIncludeFix, type Alternatives, type IncludeLink } from './createIncludeFix';

/** The reason why a value cannot be resolved, with its place. */
export interface Refusal {
  message: string;
  hint?: string | undefined;
  /** Alternatives, if a name does not exist. */
  alternatives?: Alternatives | undefined;
}

/** Returns the problem of a directive that cannot be resolved. */
export function describeIncludeRefusal(
  { message, hint, alternatives: { written, nearest, candidates } = {} }: Refusal,
  at: Span | undefined,
  where: Place | undefined,
): Problem {
  return createProblem('CONFIG_INCLUDE_FAILED', {
    message,
    hint,
    where,
    candidates,
    fix: at && createIncludeFix(at, written, nearest),
  });
}

/** Returns the problem of files that include each other. The cycle starts and ends with the same file. */
export function describeCycle(links: readonly IncludeLink[], where: Place | undefined): Problem {
  const cycle = links.map(({ shown }) => `'${shown}'`).join(' includes ');
  return createProblem('CONFIG_INCLUDE_FAILED', {
    message: `Files include each other in a cycle: ${cycle}.`,
    hint: 'Remove one of these includes.',
    where,
  });
}
