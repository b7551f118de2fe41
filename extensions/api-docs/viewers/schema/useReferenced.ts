import { useCallback, useContext } from 'react';
import { type JsonObject, type JsonValue, isJsonObject } from '#model';
import { SchemaContext } from './SchemaContext';
import { type Loaded, useLoaded } from '../layout/useLoaded';
import type { Referenced } from '../document/resolvePointer';

/** A schema without `$ref`, or why it is not shown. */
export type ResolvedSchema = { schema: JsonObject } | { missing: string } | { external: string };

const maxHops = 20;

/** Follows the `$ref` of a schema when it is shown. Keywords beside `$ref` apply as well. */
export function useReferenced(schema: JsonValue): Loaded<ResolvedSchema> {
  const source = useContext(SchemaContext);
  const load = useCallback(async (): Promise<ResolvedSchema> => {
    let current = schema;
    const beside: JsonObject = {};
    for (let hop = 0; hop < maxHops; hop++) {
      if (!isJsonObject(current)) return { schema: beside };
      const { $ref: ref, ...others } = current;
      Object.assign(beside, { ...others, ...beside });
      if (typeof ref !== 'string') return { schema: beside };
      const found: Referenced = await source.resolve(ref);
      if ('external' in found) return { external: ref };
      if ('missing' in found) return { missing: ref };
      current = found.value;
    }
    return { schema: beside };
  }, [source, schema]);
  const loaded = useLoaded(load);
  // Without a `$ref`, there is nothing to wait for.
  return isJsonObject(schema) && typeof schema['$ref'] !== 'string'
    ? { is: 'loaded', value: { schema } }
    : loaded;
}
