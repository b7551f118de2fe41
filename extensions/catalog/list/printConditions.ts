import type { CombinedConditions } from './combineConditions';

/** Conditions as part of the key of an answer: symbols would vanish in it. */
export function printConditions(conditions: CombinedConditions | undefined): string {
  return (
    JSON.stringify(conditions, (_, value: unknown) => (typeof value === 'symbol' ? String(value) : value)) ??
    ''
  );
}
