import type { JsonSchema } from '../jsonSchema';

/** A text with a variable in it, as a pattern finds it. */
export const variablePattern = String.raw`\$\{[^}]+\}`;

const directives = '^\\$(env|file|include)$';

/** Keys that take a value from elsewhere. They stand in a pattern, so that an editor accepts them and does not propose them. */
export const directiveProperties: Record<string, JsonSchema> = {
  [directives]: { type: 'string' },
};

const elsewhere: JsonSchema = {
  description:
    'A text with variables, `${VAR}` or `${VAR:-default}`, or a map with `$env`, `$file` or `$include`.',
  type: ['string', 'object'],
  pattern: variablePattern,
  patternProperties: directiveProperties,
  // Not 'additionalProperties': an editor that looks for proposals would take any half-written map for one of these.
  propertyNames: { pattern: directives },
  minProperties: 1,
};

/** What may stand in the place of a value because it is written elsewhere; the schemas of values refer to it. */
export const elsewhereDefinitions: Record<string, JsonSchema> = {
  directive: {
    description: 'A map that takes a value from elsewhere.',
    propertyNames: { pattern: directives },
    minProperties: 1,
  },
  // Said by what it is not: an editor proposes a value for every type that it is told of.
  elsewhere: { ...elsewhere, not: { type: ['number', 'boolean', 'array', 'null'] } },
  elsewhereOrNone: { ...elsewhere, not: { type: ['number', 'boolean', 'array'] } },
};
