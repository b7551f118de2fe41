import { CATALOG_FILTER_EXISTS, type EntityFilterQuery } from '../../../catalog/public';

/** The condition for one key of entities: a value, one of several values, or that the key exists. */
export type FilterValue =
  | string
  | number
  | boolean
  | ReadonlyArray<string | number | boolean>
  | { exists?: boolean };

/** Conditions by key, such as `kind` or `spec.type`. All must match. */
export type FilterGroup = Readonly<Record<string, FilterValue>>;

/** The options that choose the entities of a field. */
export interface EntitySelectionOptions {
  /** Used if there is no `catalogFilter`. */
  allowedKinds?: readonly string[];
  /** A group of conditions, or several of which one must match. */
  catalogFilter?: FilterGroup | readonly FilterGroup[];
}

/** Returns the filter of a field for the catalog, or `undefined` for all entities. `extra` must match in addition. */
export function resolveCatalogFilter(
  { allowedKinds, catalogFilter }: EntitySelectionOptions,
  extra: Readonly<Record<string, readonly string[]>> = {},
): EntityFilterQuery | undefined {
  const kinds = typeof allowedKinds === 'string' ? [allowedKinds] : allowedKinds;
  const given = catalogFilter ?? (kinds === undefined ? {} : { kind: kinds });
  const groups = (Array.isArray(given) ? (given as readonly FilterGroup[]) : [given as FilterGroup]).map(
    (group) => ({ ...resolveGroup(group), ...copyLists(extra) }),
  );
  const filled = groups.filter((group) => Object.keys(group).length > 0);
  // A group without conditions matches all entities.
  if (filled.length < groups.length || filled.length === 0) return undefined;
  return filled.length === 1 ? filled[0] : filled;
}

type ResolvedGroup = Record<string, string | string[] | typeof CATALOG_FILTER_EXISTS>;

function resolveGroup(group: FilterGroup): ResolvedGroup {
  return Object.fromEntries(
    Object.entries(group ?? {}).flatMap(([key, value]): Array<[string, ResolvedGroup[string]]> => {
      if (Array.isArray(value)) return [[key, value.map(String)]];
      if (typeof value !== 'object') return [[key, String(value)]];
      return value !== null && 'exists' in value && value.exists === true
        ? [[key, CATALOG_FILTER_EXISTS]]
        : [];
    }),
  );
}

function copyLists(lists: Readonly<Record<string, readonly string[]>>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(lists).map(([key, values]) => [key, [...values]]));
}
