import { findCandidates } from '#diagnostics';
import type { z } from 'zod';
import type { LocatedValue, Span } from '../located/locatedValue';
import { readMeta } from './keys';
import { units } from './values';

/** A unit of time that is misspelt, and what was probably meant. */
export interface UnitSlip {
  written: string;
  meant: string;
  at: Span;
}

/** The misspelt units of a span of time that is written as a map; nothing when one of them is no slip. */
export function findUnitSlips(schema: z.core.$ZodType | undefined, value: LocatedValue): UnitSlip[] {
  if (value.kind !== 'map' || !schema || !readMeta(schema).wanted?.includes('a span of time')) return [];
  const slips: UnitSlip[] = [];
  for (const [written, { key }] of value.entries) {
    if ((units as readonly string[]).includes(written)) continue;
    const meant = findCandidates(written, units).find((unit) => !value.entries.has(unit));
    if (meant === undefined || !key || key.file !== value.at?.file) return [];
    slips.push({ written, meant, at: key });
  }
  return slips;
}
