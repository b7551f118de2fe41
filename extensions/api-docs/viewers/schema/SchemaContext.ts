import { createContext } from 'react';
import type { Referenced } from '../document/resolvePointer';

/** The document that schemas are in. */
export interface SchemaSource {
  /** Reads what a `$ref` leads to. */
  resolve: (ref: string) => Promise<Referenced>;
}

/** Provided by the viewers of documents with schemas. */
export const SchemaContext = createContext<SchemaSource>({ resolve: async () => ({ missing: true }) });
