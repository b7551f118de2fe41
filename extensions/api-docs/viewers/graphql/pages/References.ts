import { createContext, useContext } from 'react';
import type { Address } from '../../layout/useAddress';
import type { SchemaTypeKind } from '../model/schemaModel';

/** What the parts of a page need to link to other types. */
export interface SchemaReferences {
  address: Address;
  /** The types that exist. Other names are shown without a link. */
  kinds: ReadonlyMap<string, SchemaTypeKind>;
}

/** Provides the references of a page. */
export const ReferencesContext = createContext<SchemaReferences>({
  address: { current: undefined, linkTo: () => ({ search: '' }) },
  kinds: new Map(),
});

/** Returns the references of the page. */
export function useReferences(): SchemaReferences {
  return useContext(ReferencesContext);
}
