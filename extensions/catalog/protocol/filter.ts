/**
 * The catalog's `filter` parameters. An entity must match all conditions of at least one group. A condition without
 * values matches if the key exists. With several values, one must match.
 */
export interface EntityFilter {
  anyOf: Array<{ allOf: Array<{ key: string; values?: string[] }> }>;
}

/** Matches if the key exists, with any value. */
export const FILTER_EXISTS = Symbol('filter-exists');

/** A group: keys with their accepted values. */
export type EntityFilterGroup = Record<
  string,
  string | typeof FILTER_EXISTS | Array<string | typeof FILTER_EXISTS>
>;

/** Prints one `filter` parameter per group: `kind=component,spec.type=service,metadata.annotations.x`. */
export function serializeEntityFilter(filter: EntityFilterGroup | EntityFilterGroup[]): string[] {
  return [filter].flat().flatMap((group) => {
    const conditions = Object.entries(group).flatMap(([key, wanted]) =>
      [wanted].flat().map((value) => (typeof value === 'string' ? `${key}=${value}` : key)),
    );
    return conditions.length === 0 ? [] : [conditions.join(',')];
  });
}

export type ParsedEntityFilter =
  | { ok: true; value: EntityFilter | undefined }
  | { ok: false; message: string };

/** Parses `filter` parameters. Returns `undefined` if all are empty. */
export function parseEntityFilter(parameters: readonly string[]): ParsedEntityFilter {
  const anyOf: EntityFilter['anyOf'] = [];
  for (const parameter of parameters) {
    const conditions = new Map<string, { key: string; values?: string[] }>();
    for (const statement of parameter.split(',').map((part) => part.trim())) {
      if (statement === '') continue;
      const equals = statement.indexOf('=');
      const key = (equals < 0 ? statement : statement.slice(0, equals)).trim();
      if (key === '') {
        return {
          ok: false,
          message: `Invalid filter, '${statement}' is not a valid statement (expected a string of the form a=b or a= or a)`,
        };
      }
      const condition = conditions.get(key) ?? { key };
      if (equals >= 0) (condition.values ??= []).push(statement.slice(equals + 1).trim());
      conditions.set(key, condition);
    }
    if (conditions.size > 0) anyOf.push({ allOf: [...conditions.values()] });
  }
  return { ok: true, value: anyOf.length === 0 ? undefined : { anyOf } };
}
