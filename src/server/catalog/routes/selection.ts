import { parseFilterPredicate, type FilterPredicate } from '#model';
import { parseEntityFilter } from '#protocol';
import { inputError } from '../../http/httpError';
import { readList } from '../../http/queryParameters';
import type { EntityFields, EntityFilter, EntityOrder } from '../reader';

/** The `filter` parameters of a request. */
export function readFilter(query: URLSearchParams): EntityFilter | undefined {
  const parsed = parseEntityFilter(query.getAll('filter'));
  if (!parsed.ok) throw inputError(parsed.message);
  return parsed.value;
}

/** The `query` of a body: a predicate, checked before anything is asked of the database. */
export function readPredicate(value: unknown): FilterPredicate | undefined {
  if (value === undefined) return undefined;
  const parsed = parseFilterPredicate(value);
  if (!parsed.ok) throw inputError(`Invalid query: ${parsed.issues.map((issue) => issue.message).join(' ')}`);
  return parsed.value;
}

/** The `fields` parameters, by commas or by repetition. */
export function readFields(query: URLSearchParams): EntityFields | undefined {
  return readList(query, 'fields');
}

/** `order=asc:metadata.name`, outermost first. */
export function readOrder(query: URLSearchParams): EntityOrder[] {
  return query.getAll('order').map((text) => {
    const [, order, field] = /^(asc|desc):(.+)$/.exec(text) ?? [];
    return toOrder(field, order, `Invalid order parameter "${text}", expected "<asc or desc>:<field name>"`);
  });
}

/** `orderField=metadata.name,asc`; ascending when the direction is left out. */
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
