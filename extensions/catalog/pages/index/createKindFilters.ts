import { createElement, Fragment } from 'react';
import type { FilterPredicate } from '#model';
import { BuiltInFilter } from '../../filters/BuiltInFilter';
import {
  createKindField,
  createPredicateField,
  createUserListField,
  lifecycleField,
  ownerField,
  tagField,
  typeField,
} from '../../list/filterFields';
import type { UserListKind } from '../../list/userLists';
import type { CatalogIndexFilter } from './catalogIndexFilter';

/**
 * Creates the filters of a page that lists one kind: personal lists, type, owner, lifecycle and tags.
 *
 * @param predicate - Which entities of the kind the page lists. All by default
 */
export function createKindFilters(
  kind: string,
  initialList: UserListKind,
  predicate?: FilterPredicate,
): CatalogIndexFilter[] {
  return [
    // The page lists no other kind, so there is nothing to choose.
    { id: 'kind', element: createElement(Fragment), field: { ...createKindField(kind), isFixed: true } },
    ...(predicate === undefined
      ? []
      : [{ id: 'predicate', element: createElement(Fragment), field: createPredicateField(predicate) }]),
    {
      id: 'list',
      element: createElement(BuiltInFilter, { control: 'list' }),
      field: createUserListField(initialList),
    },
    { id: 'type', element: createElement(BuiltInFilter, { control: 'type' }), field: typeField },
    {
      id: 'owner',
      element: createElement(BuiltInFilter, { control: 'mode', mode: 'owners-only' }),
      field: ownerField,
    },
    {
      id: 'lifecycle',
      element: createElement(BuiltInFilter, { control: 'lifecycle' }),
      field: lifecycleField,
    },
    { id: 'tag', element: createElement(BuiltInFilter, { control: 'tag' }), field: tagField },
  ];
}
