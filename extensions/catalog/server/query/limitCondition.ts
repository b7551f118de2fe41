import type { EntityLimit } from '../ports/reader';
import { assumeKinds } from './assumeKinds';
import { type Condition, createCondition } from './condition';

/** Restricts a condition to the entities that the caller may see. */
export function limitCondition(asked: Condition, { allowed }: EntityLimit): Condition {
  if (allowed === undefined) return asked;
  return { kind: 'all', parts: [asked, assumeKinds(createCondition(allowed), asked)] };
}
