import type { JsonSchema, KeyDescriptions } from '#config/schema';
import { mapValues, withoutUndefined } from '../json/mapValues';
import { openDescription } from './openDescription';

/**
 * Adds descriptions, defaults and examples to a schema, each at its path (see `KeyDescriptions`). Existing values in the schema
 * take precedence, unless a description sets the type.
 */
export function describeSchema(schema: JsonSchema, descriptions: KeyDescriptions, path = ''): JsonSchema {
  const here = descriptions[path];
  const below = (inner: JsonSchema, step: string) =>
    describeSchema(inner, descriptions, path === '' ? step.replace(/^\./, '') : path + step);
  const { additionalProperties: free } = schema;
  const described = withoutUndefined({
    ...schema,
    properties: schema.properties && mapValues(schema.properties, (inner, key) => below(inner, `.${key}`)),
    items: schema.items && below(schema.items, '[]'),
    additionalProperties: typeof free === 'object' ? below(free, '.*') : free,
    anyOf: schema.anyOf?.map((form) => describeSchema(form, omit(descriptions, path), path)),
  });
  if (here === undefined) return described;
  const { text, default: fallback, examples, schema: type } = openDescription(here);
  return withoutUndefined({
    ...described,
    ...type,
    description: type ? text : (schema.description ?? text),
    default: schema.default ?? fallback,
    examples: schema.examples ?? examples,
  });
}

/** Removes the description at a path, because the alternatives of a value share the description of the value. */
function omit(descriptions: KeyDescriptions, path: string): KeyDescriptions {
  return Object.fromEntries(Object.entries(descriptions).filter(([key]) => key !== path));
}
