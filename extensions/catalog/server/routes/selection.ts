import { parseFilterPredicate, type FilterPredicate } from '#model';
import { parseEntityFilter } from '../../protocol';
import { inputError, readList } from '#backend';
import type { EntityFields, EntityFilter, EntityOrder } from '../ports/reader';

/** Parses the `filter` parameters of a request. */
export function readFilter(query: URLSearchParams): EntityFilter | undefined {
  const parsed = parseEntityFilter(query.getAll('filter'));
  if (!parsed.ok) throw inputError(parsed.message);
  return parsed.value;
}

/** Parses the `query` of a body, a predicate. Validated before the database is queried. */
export function readPredicate(value: unknown): FilterPredicate | undefined {
  if (value === undefined) return undefined;
  const parsed = parseFilterPredicate(value);
  if (!parsed.ok) throw inputError(`Invalid query: ${parsed.issues.map((issue) => issue.message).join(' ')}`);
  return parsed.value;
}

/** Parses the `fields` parameters, separated by commas or repeated. */
export function readFields(query: URLSearchParams): EntityFields | undefined {
  return readList(query, 'fields');
}

/** Parses `order=asc:metadata.name`, the most significant first. */
export function readOrder(query: URLSearchParams): EntityOrder[] {
  return query.getAll('order').map((text) => {
    const [, order, field] = /^(asc|desc):(.+)$/.exec(text) ?? [];
    return toOrder(field, order, `Invalid order parameter "${text}", expected "<asc or desc>:<field name>"`);
  });
}

/** Parses `orderField=metadata.name,asc`. Ascending by default. */
export function readOrderFields(query: URLSearchParams): EntityOrder[] {
  return query.getAll('orderField').map((text) => {
    const comma = text.lastIndexOf(',');
    const [field, order] = comma < 0 ? [text, 'asc'] : [text.slice(0, comma), text.slice(comma + 1)];
    return toOrder(
      field.trim(),
      order.trim(),
      `Invalid order field "${text}", expected "<field name>,<asc or desc>"`,
    );
  });
}

function toOrder(field: string | undefined, order: string | undefined, complaint: string): EntityOrder {
  if (!field || (order !== 'asc' && order !== 'desc')) throw inputError(complaint);
  return { field, order };
}
