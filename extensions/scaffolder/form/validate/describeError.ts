import type { OutputUnit } from '@cfworker/json-schema';
import { isJsonObject, type JsonObject, type JsonValue } from '#model';
import type { TranslationFunction } from '#sdk';
import { stripMarkdown } from '#ui';
import type { formTranslationRef } from '../../i18n/form/formTranslationRef';
import { readUi } from '../schema/readUi';
import { readPath } from './readPlace';

/** Returns a text of the form. */
export type FormText = TranslationFunction<(typeof formTranslationRef)['messages']>;

/** What the message of an error can use. */
export interface ErrorPlace {
  error: OutputUnit;
  /** The schemas on the way to the error, the innermost first. */
  schemas: readonly JsonObject[];
  /** The path of the value. */
  path: readonly string[];
  /** The page's `ui:*` keys. */
  uiSchema: JsonObject;
  /** The pattern that the value does not match, if that is the error. */
  pattern: string | undefined;
  /** Whether users choose the value from a list. */
  isChoice: boolean;
}

/** Texts of formats, by their names in JSON Schema. */
const formats = {
  email: 'error.email',
  'idn-email': 'error.email',
  uri: 'error.uri',
  'uri-reference': 'error.uri',
  date: 'error.date',
  time: 'error.time',
  'date-time': 'error.dateTime',
  hostname: 'error.hostname',
  ipv4: 'error.ipv4',
  ipv6: 'error.ipv6',
  uuid: 'error.uuid',
} as const;

const types = {
  string: 'error.string',
  number: 'error.number',
  integer: 'error.integer',
  boolean: 'error.boolean',
  array: 'error.list',
  object: 'error.object',
} as const;

/** Returns the message of an error. Messages in the template take precedence. */
export function describeError(place: ErrorPlace, t: FormText): string {
  return readOwnMessage(place) ?? describe(place, t);
}

/** Reads `errorMessage`: one text for all errors, or texts by keyword or property. */
function readOwnMessage({ error, schemas, path, pattern }: ErrorPlace): string | undefined {
  const keyword = pattern === undefined ? error.keyword : 'pattern';
  const name = path.at(-1) ?? '';
  // A missing property is an error of the object. All other errors belong to the value itself.
  const isMissing = keyword === 'required' || keyword === 'dependencies';
  const own = schemas[0]?.['errorMessage'];
  const outer = schemas.find((schema) => readPath(schema, ['properties', name]) !== undefined);
  const candidates: Array<JsonValue | undefined> = isMissing
    ? [readPath(own, ['required', name]), readPath(own, [keyword])]
    : [
        own,
        readPath(own, [keyword]),
        readPath(schemas[1], ['errorMessage', keyword]),
        readPath(outer?.['errorMessage'], ['properties', name]),
      ];
  return candidates.find((candidate) => typeof candidate === 'string');
}

function describe({ error, schemas, path, uiSchema, pattern, isChoice }: ErrorPlace, t: FormText): string {
  const [schema = {}] = schemas;
  const { keyword } = error;
  if (pattern !== undefined) return describePattern(pattern, readHelp(schemas, path, uiSchema), t);
  const limit = schema[keyword];
  switch (keyword) {
    case 'required':
    case 'dependencies':
    case 'dependentRequired':
      return t(isChoice ? 'error.choice' : 'error.required');
    case 'format':
      return t(formats[limit as keyof typeof formats] ?? 'error.format');
    case 'type':
      return t(types[[limit].flat()[0] as keyof typeof types] ?? 'error.other');
    case 'enum':
    case 'oneOf':
    case 'anyOf':
      return t('error.choice');
    case 'const':
      return limit === true ? t('error.mustAccept') : t('error.const', { value: print(limit) });
    case 'false':
      return t('error.notAllowed');
    case 'uniqueItems':
      return t('error.unique');
    default:
      return isLimit(keyword) && typeof limit === 'number'
        ? t(`error.${keyword}`, { count: limit })
        : t('error.other');
  }
}

const limits = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
] as const;

function isLimit(keyword: string): keyword is (typeof limits)[number] {
  return (limits as readonly string[]).includes(keyword);
}

function describePattern(pattern: string, help: string | undefined, t: FormText): string {
  return help === undefined ? t('error.pattern', { pattern }) : t('error.patternHelp', { help });
}

/** Authors explain the pattern in the help or in the description. */
function readHelp(
  schemas: readonly JsonObject[],
  path: readonly string[],
  uiSchema: JsonObject,
): string | undefined {
  const ui = readUi(uiSchema, path);
  const [own, outer] = schemas;
  const texts = [
    ui?.['ui:help'],
    readPath(ui, ['ui:options', 'help']),
    ui?.['ui:description'],
    own?.['description'],
    outer && !isJsonObject(outer['properties']) ? outer['description'] : undefined,
  ];
  const text = texts.find((candidate) => typeof candidate === 'string' && candidate.trim() !== '');
  return typeof text === 'string' ? stripMarkdown(text).trim() : undefined;
}

function print(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
