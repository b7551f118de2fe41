import type { KeySchema } from '#diagnostics';
import type { z } from 'zod';
import { acceptsAnyKey, findChildSchema, listDeclaredKeys } from './descend';
import { readMeta } from './keys';

/** Returns the keys that a schema describes, or `undefined` if it leaves the contents of the value to others. */
export function createKeySchema(schema: z.core.$ZodType | undefined): KeySchema | undefined {
  if (!schema) return undefined;
  const { deepVisibility, unused } = readMeta(schema);
  if (deepVisibility !== undefined || unused) return undefined;
  return {
    keysOf: () => {
      const names = listDeclaredKeys(schema);
      const isOpen = acceptsAnyKey(schema);
      if (names.length === 0 && !isOpen) return undefined;
      return { names, isOpen, find: (key) => createKeySchema(findChildSchema(schema, key)) };
    },
    itemAt: (index) => createKeySchema(findChildSchema(schema, index)),
  };
}
