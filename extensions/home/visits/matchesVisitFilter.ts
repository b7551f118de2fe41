import type { Visit, VisitFilter } from './VisitsApi';

/** Returns whether a visit matches a condition. Texts are compared with texts, and numbers with numbers. */
export function matchesVisitFilter(visit: Visit, { field, operator, value }: VisitFilter): boolean {
  const actual = (visit as unknown as Record<string, unknown>)[field];
  if (operator === '!=') return actual !== value;
  if (operator === 'contains') return typeof actual === 'string' && actual.includes(String(value));
  if (typeof actual === 'number' && typeof value === 'number') return compare(actual, value, operator);
  if (typeof actual === 'string' && typeof value === 'string') return compare(actual, value, operator);
  return false;
}

function compare<T extends string | number>(a: T, b: T, operator: VisitFilter['operator']): boolean {
  switch (operator) {
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    case '>=':
      return a >= b;
    default:
      return a === b;
  }
}
