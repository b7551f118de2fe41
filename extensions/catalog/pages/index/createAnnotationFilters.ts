import { createElement, Fragment } from 'react';
import { BuiltInFilter } from '../../filters/BuiltInFilter';
import { createAnnotationField, createUserListField, kindsField, ownerField } from '../../list/filterFields';
import type { UserListKind } from '../../list/userLists';
import type { CatalogIndexFilter } from './catalogIndexFilter';

/** Creates the filters of a page that lists entities of all kinds with an annotation: personal lists, owner and kind. */
export function createAnnotationFilters(annotation: string, initialList: UserListKind): CatalogIndexFilter[] {
  return [
    { id: 'annotation', element: createElement(Fragment), field: createAnnotationField(annotation) },
    {
      id: 'list',
      element: createElement(BuiltInFilter, { control: 'list' }),
      field: createUserListField(initialList),
    },
    {
      id: 'owner',
      element: createElement(BuiltInFilter, { control: 'mode', mode: 'owners-only' }),
      field: ownerField,
    },
    { id: 'kinds', element: createElement(BuiltInFilter, { control: 'kinds' }), field: kindsField },
  ];
}
