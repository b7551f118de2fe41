import { listAlternatives } from '../editor/listAlternatives';
import type { JsonSchema } from '#config/schema';

/** A key as a reference page lists it. */
export interface Key {
  /** The path, such as `redirects[].from`. `<key>` stands for any key. */
  path: string;
  schema: JsonSchema;
  isRequired: boolean;
  /** The visibility of the value, from its own schema or from a surrounding map. */
  visibility: unknown;
}

interface Around {
  path: string;
  visibility?: unknown;
}

/** Lists the keys of a schema, each map before its contents. */
export function listKeys(schema: JsonSchema, { path, visibility: given }: Around = { path: '' }): Key[] {
  const visibility = schema['deepVisibility'] ?? given;
  return listAlternatives(schema).flatMap(
    ({ properties = {}, required = [], additionalProperties: free, items }) => [
      ...Object.entries(properties).flatMap(([key, inner]) =>
        listKey(inner, { path: path === '' ? key : `${path}.${key}`, visibility }, required.includes(key)),
      ),
      ...(typeof free === 'object' && listAlternatives(free).some(hasInside)
        ? listKey(free, { path: path === '' ? '<key>' : `${path}.<key>`, visibility }, false)
        : []),
      ...(items ? listKeys(items, { path: `${path}[]`, visibility }) : []),
    ],
  );
}

function listKey(schema: JsonSchema, around: Around, isRequired: boolean): Key[] {
  const visibility = schema['deepVisibility'] ?? schema['visibility'] ?? around.visibility;
  return [{ path: around.path, schema, isRequired, visibility }, ...listKeys(schema, around)];
}

function hasInside({ properties, items }: JsonSchema): boolean {
  return properties !== undefined || items !== undefined;
}
