import type { FilterPredicate } from '#model';
import { type EntityFilterGroup, FILTER_EXISTS } from '../protocol';
import type { EntityFilterQuery } from './entityFilterQuery';

/** Converts a filter to the equivalent predicate, for POST requests. */
export function predicateFromEntityFilter(filter: EntityFilterQuery | undefined): FilterPredicate {
  const groups = [filter ?? []].flat().filter((group) => Object.keys(group).length > 0);
  const [first, ...others] = groups.map(predicateFromGroup);
  if (first === undefined) return {};
  return others.length === 0 ? first : { $any: [first, ...others] };
}

function predicateFromGroup(group: EntityFilterGroup): FilterPredicate {
  return {
    $all: Object.entries(group).map(([key, wanted]) => {
      const values = [wanted].flat();
      if (values.includes(FILTER_EXISTS)) return { [key]: { $exists: true } };
      const [first = '', ...others] = values.map(String);
      return { [key]: others.length === 0 ? first : { $in: [first, ...others] } };
    }),
  };
}
