import type { StatusTone } from '#ui';
import type { SchemaGroupKind } from '../model/schemaPages';

/** The colors of operations and kinds of types. The word always says the same. */
export const kindTones: Readonly<Record<SchemaGroupKind, StatusTone>> = {
  query: 'success',
  mutation: 'warning',
  subscription: 'info',
  object: 'info',
  interface: 'info',
  union: 'info',
  enum: 'warning',
  input: 'success',
  scalar: 'neutral',
  directive: 'neutral',
};
