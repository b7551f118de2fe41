import { type JsonSchema, mapValues, withoutUndefined } from '../jsonSchema';
import { describeWanted } from './describeWanted';
import { listAlternatives, readTypes } from './listAlternatives';
import { directiveProperties, variablePattern } from './writtenElsewhere';

/** How a schema is read by what checks the values in the end. */
export interface Dialect {
  /** Whether a text may spell a number or a boolean, so that variables can be used for them. */
  spelled: boolean;
}

/** Where a value stands: under a key that may be left out (then `null` says that it is), or where it must be. */
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
 * Turns a schema into one that serves people in an editor: a value may be written elsewhere (a variable, a file), maps know
 * their keys, and where a value has one of several forms, these stand side by side in one schema and not in alternatives,
 * because a complaint about alternatives says nothing of what is wrong.
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

/** One schema for forms of different types: keywords of one type say nothing of values of another. */
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
    patternProperties: directiveProperties,
    // A message of a map would take the place of the one that names a key.
    ...(map ? { patternErrorMessage: text?.pattern ? message : undefined } : { errorMessage: message }),
  });
}

/** What a text must look like; `undefined` where none may stand. */
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

/** The limits of a number, without those that only say what a computer can count. */
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
  const { properties, required = [], additionalProperties: free = false } = map;
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
