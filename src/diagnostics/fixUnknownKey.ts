import type { ProblemFix } from './fix';
import { isInFile, type Place } from './place';

/**
 * Fixes the unknown key at `place`: renames it to the nearest known key, if there is one that is not in use, otherwise removes it
 * with the given fix.
 */
export function fixUnknownKey(
  place: Place | undefined,
  nearest: string | undefined,
  removal: ProblemFix | undefined,
): ProblemFix | undefined {
  if (!place || !isInFile(place)) return undefined;
  if (nearest === undefined) return removal;
  return { title: `Rename the key to '${nearest}'.`, edits: [{ kind: 'replace', place, value: nearest }] };
}
