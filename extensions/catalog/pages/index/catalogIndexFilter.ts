import type { ReactElement } from 'react';
import type { CatalogFilterField } from '../../blueprints/CatalogFilterField';

/** A filter from the extension tree. */
export interface CatalogIndexFilter {
  id: string;
  element: ReactElement;
  field?: CatalogFilterField;
}
