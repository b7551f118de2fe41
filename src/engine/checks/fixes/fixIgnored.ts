import { findOnlyCandidate } from '#diagnostics';
import { createFix, markSafe, placeAt, readAt } from './edits';
import type { Fixer } from './fixContext';

/** Replaces an invalid name in a config with a similar one. */
export const fixIgnored: Fixer = (problem, { config, pathOf }) => {
  const path = pathOf(problem);
  const candidates = problem.candidates ?? [];
  const [nearest] = candidates;
  const place = placeAt(config, path);
  if (nearest === undefined || !place) return undefined;
  const fix = createFix(`Replace it with '${nearest}'.`, { kind: 'replace', place, value: nearest });
  const written = readAt(config.data, path);
  const isMeant = typeof written === 'string' && findOnlyCandidate(written, candidates) === nearest;
  return { fix: markSafe(fix, isMeant) };
};
