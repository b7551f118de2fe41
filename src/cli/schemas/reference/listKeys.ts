import { listAlternatives } from '../editor/listAlternatives';
import type { JsonSchema } from '../jsonSchema';

/** A key as a reference page lists it. */
export interface Key {
  /** `redirects[].from`; `<key>` stands for a key that is free. */
  path: string;
  schema: JsonSchema;
  isRequired: boolean;
  /** Who gets to see it: what it says itself, or what a map around it says for all of its inside. */
  visibility: unknown;
}

interface Around {
  path: string;
  visibility?: unknown;
}

/** The keys of a map and of what is in it, each map before its inside. */
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
