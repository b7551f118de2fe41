import type { JsonSchema } from '#config/schema';
import { mapValues, withoutUndefined } from '../json/mapValues';
import { describeWanted } from './describeWanted';
import { createTypoPatterns } from './createTypoPatterns';
import { listAlternatives, readTypes } from './listAlternatives';
import { directiveProperties, variablePattern } from './writtenElsewhere';

/** How the values are parsed after substitution. */
export interface Dialect {
  /** Whether a string can spell a number or a boolean, so that variables can be used. */
  spelled: boolean;
}

/** Whether a value is optional, so that it can be `null`, or required. */
type Slot = 'optional' | 'required';

const annotations = [
  'title',
  'description',
  'default',
  'examples',
  'visibility',
  'deepVisibility',
  'deprecationMessage',
  'enumDescriptions',
];

const spelledNumber = String.raw`^\s*[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?\s*$`;
const spelledBoolean =
  '^\\s*([tT]|[tT][rR][uU][eE]|[yY]|[yY][eE][sS]|[oO][nN]|1|[fF]|[fF][aA][lL][sS][eE]|[nN]|[nN][oO]|[oO][fF][fF]|0)\\s*$';

/**
 * Turns a schema into one that is useful in editors. Values can come from a variable or a file, and maps list their keys. If a
 * value has several forms, they are merged into one schema instead of alternatives, because editors report errors in
 * alternatives without details.
 */
export function toEditorSchema(schema: JsonSchema, dialect: Dialect, slot: Slot = 'optional'): JsonSchema {
  const shown = withoutUndefined({
    ...Object.fromEntries(annotations.map((keyword) => [keyword, schema[keyword]])),
    doNotSuggest: schema['unused'] === true ? true : undefined,
  });
  if (typeof schema['$ref'] === 'string') return { ...shown, allOf: [{ $ref: schema['$ref'] }] };
  const forms = listAlternatives(schema);
  if (forms.some((form) => readTypes(form).length === 0)) return shown;
  if (forms.every((form) => form.enum)) {
    const words = forms.flatMap((form) => form.enum ?? []);
    return { ...shown, anyOf: [{ enum: words }, elsewhere(slot)] };
  }
  const types = forms.flatMap(readTypes);
  const isDistinct = new Set(types).size === types.length && !forms.some((form) => form.enum);
  if (isDistinct) return { ...shown, ...joinForms(forms, dialect, slot, describeWanted(schema)) };
  const each = forms.map((form) =>
    form.enum ? { enum: form.enum } : joinForms([form], dialect, 'required'),
  );
  return { ...shown, anyOf: [...each, elsewhere(slot)] };
}

function elsewhere(slot: Slot): JsonSchema {
  return { $ref: `#/definitions/${slot === 'optional' ? 'elsewhereOrNone' : 'elsewhere'}` };
}

/** Merges forms of different types into one schema. Keywords of one type don't affect values of other types. */
function joinForms(
  forms: JsonSchema[],
  dialect: Dialect,
  slot: Slot,
  wanted = describeWanted({ anyOf: forms }),
): JsonSchema {
  const form = (type: string) => forms.find((one) => readTypes(one)[0] === type);
  const text = joinTexts(forms, dialect);
  const map = form('object');
  const message = `Must be ${wanted}.`;
  const types = forms.map(({ type }) => type as string);
  if (text && !types.includes('string')) types.push('string');
  if (!types.includes('object')) types.push('object');
  if (slot === 'optional') types.push('null');
  return withoutUndefined({
    type: types,
    ...text,
    ...readLimits(form('number')),
    ...(form('array') && joinList(form('array') ?? {}, dialect)),
    ...(map ? joinMap(map, dialect) : { additionalProperties: false, minProperties: 1 }),
    patternProperties: {
      ...directiveProperties,
      ...(map?.['holdsPlugins'] === true ? createTypoPatterns(Object.keys(map.properties ?? {})) : {}),
    },
    // A message of the map would replace the message that names an invalid key.
    ...(map ? { patternErrorMessage: text?.pattern ? message : undefined } : { errorMessage: message }),
  });
}

/** Merges the constraints on strings. Returns `undefined` if strings are not valid. */
function joinTexts(forms: JsonSchema[], { spelled }: Dialect): JsonSchema | undefined {
  const text = forms.find(({ type }) => type === 'string');
  if (text) {
    const pattern = text['format'] === 'uri' ? '^[hH][tT][tT][pP][sS]?:/*[^/\\s]' : text.pattern;
    return pattern === undefined ? {} : { pattern: `${pattern}|${variablePattern}` };
  }
  if (!spelled) return undefined;
  const spellings = forms.flatMap((form) => {
    if (readTypes(form)[0] === 'number') return [spelledNumber];
    return form.type === 'boolean' ? [spelledBoolean] : [];
  });
  return spellings.length > 0 ? { pattern: [...spellings, variablePattern].join('|') } : undefined;
}

/** Returns the limits of a number, except those of the number type itself. */
function readLimits(form: JsonSchema | undefined): JsonSchema {
  const limits = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'].filter(
    (keyword) => Math.abs(Number(form?.[keyword])) < Number.MAX_SAFE_INTEGER,
  );
  return Object.fromEntries(limits.map((keyword) => [keyword, form?.[keyword]]));
}

function joinList(list: JsonSchema, dialect: Dialect): JsonSchema {
  return {
    items: list.items && toEditorSchema(list.items, dialect, 'required'),
    minItems: list['minItems'],
    maxItems: list['maxItems'],
  };
}

function joinMap(map: JsonSchema, dialect: Dialect): JsonSchema {
  const { properties, required = [], additionalProperties: free = map['holdsPlugins'] === true } = map;
  return {
    properties:
      properties &&
      mapValues(properties, (inner, key) =>
        toEditorSchema(inner, dialect, required.includes(key) ? 'required' : 'optional'),
      ),
    additionalProperties: typeof free === 'boolean' ? free : toEditorSchema(free, dialect),
    ...(required.length > 0 ? { anyOf: [{ required }, { $ref: '#/definitions/directive' }] } : {}),
  };
}
