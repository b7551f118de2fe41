import { findCandidates, findOnlyCandidate } from './findCandidates';
import type { ProblemFix } from './fix';
import { isInFile, type Place } from './place';

/** Renames the unknown key at `place` to the nearest known key that is not in use. Safe if no other key is nearly as near. */
export function fixUnknownKey(
  place: Place | undefined,
  key: string,
  { known, unused }: { known: readonly string[]; unused: readonly string[] },
): ProblemFix | undefined {
  const [nearest] = findCandidates(key, known);
  if (!place || !isInFile(place) || nearest === undefined || !unused.includes(nearest)) return undefined;
  return {
    title: `Rename the key to '${nearest}'.`,
    applicability: findOnlyCandidate(key, known) === nearest ? 'safe' : 'suggestion',
    edits: [{ kind: 'replace', place, value: nearest }],
  };
}
