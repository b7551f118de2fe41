import type { JsonSchema } from '#config/schema';

/** Matches a string that contains a variable. */
export const variablePattern = String.raw`\$\{[^}]+\}`;

const directives = '^\\$(env|file|include)$';

/** Directives that load a value. Defined as a pattern, so that editors accept them without suggesting them. */
export const directiveProperties: Record<string, JsonSchema> = {
  [directives]: { type: 'string' },
};

const elsewhere: JsonSchema = {
  description:
    'A string with variables, `${VAR}` or `${VAR:-default}`, or a map with `$env`, `$file` or `$include`.',
  type: ['string', 'object'],
  pattern: variablePattern,
  patternProperties: directiveProperties,
  // Not 'additionalProperties', because editors would suggest these keys for every incomplete map.
  propertyNames: { pattern: directives },
  minProperties: 1,
};

/** The schemas of values that come from a variable or a file. The schemas of all values refer to them. */
export const elsewhereDefinitions: Record<string, JsonSchema> = {
  directive: {
    description: 'A map that loads a value from a variable or a file.',
    propertyNames: { pattern: directives },
    minProperties: 1,
  },
  // Defined by exclusion, because editors suggest a value for each listed type.
  elsewhere: { ...elsewhere, not: { type: ['number', 'boolean', 'array', 'null'] } },
  elsewhereOrNone: { ...elsewhere, not: { type: ['number', 'boolean', 'array'] } },
};
