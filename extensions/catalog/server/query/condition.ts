import { HttpError } from '#backend';
import type { FilterPredicate } from '#model';
import { fold } from '../storage/fold';
import type { EntityFilter, EntitySelection } from '../ports/reader';

/** Fields of an entity that have their own columns, by key. */
export const TEXT_COLUMNS = {
  'metadata.name': 'name',
  'metadata.title': 'title',
  'spec.profile.displayname': 'display_name',
} as const;

export type TextColumn = (typeof TEXT_COLUMNS)[keyof typeof TEXT_COLUMNS];

/** How the values of a key are compared. Everything is lowercase. */
export type Comparison =
  | { by: 'values'; values: readonly string[] }
  | { by: 'prefix'; prefix: string }
  | { by: 'part'; part: string }
  | { by: 'existence' };

/** A condition on an entity. Predicates, filters and full text are all converted to this form. */
export type Condition =
  | { kind: 'all'; parts: readonly Condition[] }
  | { kind: 'any'; parts: readonly Condition[] }
  | { kind: 'not'; part: Condition }
  | { kind: 'match'; key: string; comparison: Comparison }
  | { kind: 'text'; columns: readonly TextColumn[]; part: string };

export const ALWAYS: Condition = { kind: 'all', parts: [] };

/** A valid predicate that the catalog does not support. Results in a 400. The message says what to use instead. */
export class UnsupportedPredicateError extends HttpError {
  constructor(message: string) {
    super('InputError', 400, message);
  }
}

/**
 * Combines filter and predicate of a request into one predicate, the form in which cursors contain it. `undefined`
 * matches everything.
 */
export function resolveSelection({ filter, query }: EntitySelection): FilterPredicate | undefined {
  const fromFilter = filter && predicateOfFilter(filter);
  return fromFilter !== undefined && query !== undefined
    ? { $all: [fromFilter, query] }
    : (fromFilter ?? query);
}

function predicateOfFilter({ anyOf }: EntityFilter): FilterPredicate | undefined {
  const groups = anyOf.map(({ allOf }) => {
    const parts = allOf.map(({ key, values }): FilterPredicate => {
      if (values === undefined) return { [key]: { $exists: true } };
      return values.length === 1 ? { [key]: values[0] ?? '' } : { [key]: { $in: values } };
    });
    return parts.length === 1 && parts[0] !== undefined ? parts[0] : { $all: parts };
  });
  if (groups.length === 0) return undefined;
  return groups.length === 1 ? groups[0] : { $any: groups };
}

/**
 * Converts the predicate to a condition.
 *
 * @throws UnsupportedPredicateError if the catalog does not support it
 */
export function createCondition(predicate: FilterPredicate | undefined): Condition {
  if (predicate === undefined) return ALWAYS;
  if (typeof predicate !== 'object') {
    throw new UnsupportedPredicateError(
      `The predicate ${JSON.stringify(predicate)} has no field. For example, use {"kind": ${JSON.stringify(predicate)}}.`,
    );
  }
  const map: Record<string, unknown> = predicate;
  if (Object.hasOwn(map, '$all')) return { kind: 'all', parts: createParts(map.$all) };
  if (Object.hasOwn(map, '$any')) return { kind: 'any', parts: createParts(map.$any) };
  if (Object.hasOwn(map, '$not')) return { kind: 'not', part: createCondition(map.$not as FilterPredicate) };
  return simplify(Object.entries(map).map(([key, value]) => createMatch(key, value)));
}

function createParts(operands: unknown): Condition[] {
  return (operands as FilterPredicate[]).map((operand) => createCondition(operand));
}

function simplify(parts: Condition[]): Condition {
  return parts.length === 1 && parts[0] ? parts[0] : { kind: 'all', parts };
}

function createMatch(field: string, wanted: unknown): Condition {
  const key = fold(field);
  if (typeof wanted !== 'object' || wanted === null)
    return match(key, { by: 'values', values: [foldValue(wanted)] });
  if ('$exists' in wanted) {
    const there = match(key, { by: 'existence' });
    return wanted.$exists === true ? there : { kind: 'not', part: there };
  }
  if ('$in' in wanted) return match(key, { by: 'values', values: (wanted.$in as unknown[]).map(foldValue) });
  if ('$hasPrefix' in wanted) return match(key, { by: 'prefix', prefix: foldValue(wanted.$hasPrefix) });
  if ('$contains' in wanted) return createContains(key, wanted.$contains);
  throw new UnsupportedPredicateError(`Unknown operator in ${JSON.stringify({ [field]: wanted })}.`);
}

/** An item of a list: a scalar, or for relations their type and optionally their target. */
function createContains(key: string, wanted: unknown): Condition {
  if (typeof wanted !== 'object' || wanted === null)
    return match(key, { by: 'values', values: [foldValue(wanted)] });
  const item = new Map(Object.entries(wanted).map(([name, value]) => [fold(name), value as unknown]));
  const type = item.get('type');
  const known = [...item.keys()].every((name) => name === 'type' || name === 'targetref');
  if (key !== 'relations' || typeof type !== 'string' || !known) {
    throw new UnsupportedPredicateError(
      `${JSON.stringify({ [key]: { $contains: wanted } })} is not supported. "$contains" works for lists of scalars, and for "relations" with "type" and "targetRef".`,
    );
  }
  const target = item.get('targetref');
  const relation = `relations.${type}`;
  return target === undefined ? match(fold(relation), { by: 'existence' }) : createMatch(relation, target);
}

function match(key: string, comparison: Comparison): Condition {
  return { kind: 'match', key, comparison };
}

function foldValue(value: unknown): string {
  return fold(String(value));
}
