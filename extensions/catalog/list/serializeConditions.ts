import type { CombinedConditions } from './combineConditions';

/** Serializes conditions for a query key. `JSON.stringify` alone would drop symbols. */
export function serializeConditions(conditions: CombinedConditions | undefined): string {
  return (
    JSON.stringify(conditions, (_, value: unknown) => (typeof value === 'symbol' ? String(value) : value)) ??
    ''
  );
}
