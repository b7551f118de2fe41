import { findCandidates, findOnlyCandidate } from '#diagnostics';
import type { z } from 'zod';
import type { LocatedValue, Span } from '../located/locatedValue';
import { readMeta } from '../schema/keys';
import { units } from '../schema/values';

/** A misspelled unit of time, and the intended one. */
export interface UnitTypo {
  written: string;
  meant: string;
  at: Span;
  /** Whether no other unit is nearly as similar. */
  isOnlyCandidate: boolean;
}

/** Finds misspelled units of a duration that is written as a map. Returns none if a unit is not similar to a valid one. */
export function findUnitTypos(schema: z.core.$ZodType | undefined, value: LocatedValue): UnitTypo[] {
  if (value.kind !== 'map' || !schema || !readMeta(schema).wanted?.includes('a duration')) return [];
  const typos: UnitTypo[] = [];
  for (const [written, { key }] of value.entries) {
    if ((units as readonly string[]).includes(written)) continue;
    const meant = findCandidates(written, units).find((unit) => !value.entries.has(unit));
    if (meant === undefined || !key || key.file !== value.at?.file) return [];
    const isOnlyCandidate = findOnlyCandidate(written, units) === meant;
    typos.push({ written, meant, at: key, isOnlyCandidate });
  }
  return typos;
}
