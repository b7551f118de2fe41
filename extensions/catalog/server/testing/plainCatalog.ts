import type { Entity, FilterPredicate, JsonPrimitive } from '#model';
import type { EntityFilter, EntityOrder, FullTextFilter } from '../ports/reader';

type Pair = readonly [key: string, value: string | null, original: string | null];

/** A reference implementation of catalog queries over a list of entities. Shares no code with the store. */
export class PlainCatalog {
  readonly #entities: Array<{ entity: Entity; pairs: Pair[] }>;

  constructor(entities: Entity[]) {
    this.#entities = entities.map((entity) => ({ entity, pairs: pairsOf(entity) }));
  }

  select(selection: {
    filter?: EntityFilter;
    query?: FilterPredicate;
    text?: FullTextFilter;
    order?: EntityOrder[];
  }): Entity[] {
    const order = selection.order ?? [];
    return this.#entities
      .filter(({ pairs }) => selection.filter === undefined || matchesFilter(pairs, selection.filter))
      .filter(({ pairs }) => selection.query === undefined || matches(pairs, selection.query))
      .filter(({ pairs }) => selection.text === undefined || matchesText(pairs, selection.text, order))
      .sort((a, b) => compare(a.pairs, b.pairs, order))
      .map(({ entity }) => entity);
  }

  facet(facet: string, chosen: Entity[]): Array<{ value: string; count: number }> {
    const counts = new Map<string, number>();
    for (const { entity, pairs } of this.#entities) {
      if (!chosen.includes(entity)) continue;
      const originals = pairs
        .filter(([key]) => key === facet.toLowerCase())
        .map(([, , original]) => original);
      for (const value of new Set(originals)) {
        if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
      }
    }
    return [...counts]
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => (a.value < b.value ? -1 : 1));
  }
}

function pairsOf(entity: Entity): Pair[] {
  const pairs: Pair[] = [];
  const add = (key: string, value: JsonPrimitive) => {
    const text = value === null || String(value).length > 200 ? null : String(value);
    pairs.push([key.toLowerCase(), text?.toLowerCase() ?? null, text]);
  };
  const walk = (value: unknown, path: string) => {
    if (['attachments', 'relations', 'status', 'metadata.etag'].includes(path)) return;
    if (Array.isArray(value)) {
      for (const item of value) {
        walk(item, path);
        if (typeof item !== 'object' && String(item).length <= 200) add(`${path}.${String(item)}`, true);
      }
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, below] of Object.entries(value)) walk(below, path === '' ? key : `${path}.${key}`);
    } else add(path, value as JsonPrimitive);
  };
  walk(entity, '');
  for (const { type, targetRef } of entity.relations ?? []) add(`relations.${type}`, targetRef);
  return pairs;
}

function matchesFilter(pairs: Pair[], { anyOf }: EntityFilter): boolean {
  return anyOf.some(({ allOf }) =>
    allOf.every(({ key, values }) =>
      values === undefined
        ? has(pairs, key, () => true)
        : has(pairs, key, (value) => values.some((v) => same(v, value))),
    ),
  );
}

function matches(pairs: Pair[], predicate: FilterPredicate): boolean {
  const map = predicate as Record<string, unknown>;
  if (map['$all']) return (map['$all'] as FilterPredicate[]).every((part) => matches(pairs, part));
  if (map['$any']) return (map['$any'] as FilterPredicate[]).some((part) => matches(pairs, part));
  if (map['$not'] !== undefined) return !matches(pairs, map['$not'] as FilterPredicate);
  return Object.entries(map).every(([key, wanted]) => matchesField(pairs, key, wanted));
}

function matchesField(pairs: Pair[], key: string, wanted: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null) return has(pairs, key, (value) => same(wanted, value));
  const operator = wanted as Record<string, unknown>;
  if ('$exists' in operator) return has(pairs, key, () => true) === operator['$exists'];
  if ('$in' in operator)
    return (operator['$in'] as unknown[]).some((one) => has(pairs, key, (value) => same(one, value)));
  if ('$hasPrefix' in operator) {
    const prefix = String(operator['$hasPrefix']).toLowerCase();
    return has(pairs, key, (value) => value?.startsWith(prefix) ?? false);
  }
  const item = operator['$contains'];
  if (typeof item !== 'object' || item === null) return has(pairs, key, (value) => same(item, value));
  const { type, targetRef } = item as { type: string; targetRef?: unknown };
  return matchesField(pairs, `relations.${type}`, targetRef ?? { $exists: true });
}

function matchesText(pairs: Pair[], { term, fields }: FullTextFilter, order: EntityOrder[]): boolean {
  const keys = fields?.length ? fields : [order[0]?.field ?? 'metadata.uid'];
  const words = term.toLowerCase().split(/\s+/).filter(Boolean);
  return words.every((word) =>
    keys.some((key) => has(pairs, key, (value) => value?.includes(word) ?? false)),
  );
}

function has(pairs: Pair[], key: string, test: (value: string | null) => boolean): boolean {
  return pairs.some(([name, value]) => name === key.toLowerCase() && test(value));
}

function same(wanted: unknown, value: string | null): boolean {
  return String(wanted).toLowerCase() === value;
}

function compare(a: Pair[], b: Pair[], order: EntityOrder[]): number {
  for (const { field, order: direction } of order) {
    const [left, right] = [smallest(a, field), smallest(b, field)];
    if (left === right) continue;
    if (left === undefined || right === undefined) return left === undefined ? 1 : -1;
    return (left < right ? -1 : 1) * (direction === 'asc' ? 1 : -1);
  }
  const sign = order[0]?.order === 'desc' ? -1 : 1;
  return (smallest(a, 'metadata.uid') ?? '') < (smallest(b, 'metadata.uid') ?? '') ? -sign : sign;
}

function smallest(pairs: Pair[], key: string): string | undefined {
  const values = pairs
    .filter(([name]) => name === key.toLowerCase())
    .flatMap(([, value]) => (value === null ? [] : [value]));
  return values.sort()[0];
}
