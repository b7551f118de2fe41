import type { ReactElement } from 'react';
import type { CatalogFilterField } from '../../blueprints/CatalogFilterField';

/** A filter as the page receives it from the tree. */
export interface CatalogIndexFilter {
  id: string;
  element: ReactElement;
  field?: CatalogFilterField;
}
