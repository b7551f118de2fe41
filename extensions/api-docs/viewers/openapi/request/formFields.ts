import { type JsonObject, type JsonValue, isJsonObject } from '#model';
import type { Referenced } from '../../document/resolvePointer';
import type { MediaContent, OperationDetail } from '../model/openApiTypes';

/** A value of a request that a user types, selects or uploads. */
export interface FormField {
  name: string;
  /** `path`, `query`, `header`, `cookie`, or `body` for fields of the body. */
  in: string;
  isRequired: boolean;
  /** Whether it can have several values: files, or text with commas between the values. */
  isList: boolean;
  isFile: boolean;
  /** The allowed values. Any value is allowed if there are none. */
  options: string[];
  example?: string | undefined;
}

/** How a body is typed: as text, as fields, or as one file, whose field has no name. */
export type BodyKind = 'text' | 'urlencoded' | 'multipart' | 'file';

/** The fields of a request. */
export interface RequestForm {
  parameters: FormField[];
  /** The fields of the body. None if it is text. */
  body: FormField[];
}

type Resolve = (ref: string) => Promise<Referenced>;

/** Schemas in schemas are followed up to this depth, because they can contain themselves. */
const maxDepth = 8;

/** Returns how a body of a media type is typed. */
export function bodyKindOf(mediaType: string): BodyKind {
  if (/x-www-form-urlencoded/i.test(mediaType)) return 'urlencoded';
  if (/^multipart\/form-data/i.test(mediaType)) return 'multipart';
  return /json|xml|^text\/|yaml|graphql|javascript|^multipart\/|\*\/\*/i.test(mediaType) ? 'text' : 'file';
}

/** Identifies a field in a form. */
export function fieldKey({ name, in: place }: Pick<FormField, 'name' | 'in'>): string {
  return `${place} ${name}`;
}

/** Reads the fields of a request from the schemas of its parameters and its body. What a `$ref` leads to is loaded. */
export async function loadForm(
  { parameters }: Pick<OperationDetail, 'parameters'>,
  media: MediaContent | undefined,
  resolve: Resolve,
): Promise<RequestForm> {
  const [described, body] = await Promise.all([
    Promise.all(
      parameters
        .filter(({ ref }) => ref === undefined)
        .map(async ({ name, in: place, isRequired, schema, example }) => {
          const field = await describeField(schema, resolve);
          return { ...field, name, in: place, isRequired, example: example ?? field.example };
        }),
    ),
    loadBodyFields(media, resolve),
  ]);
  return { parameters: described, body };
}

async function loadBodyFields(media: MediaContent | undefined, resolve: Resolve): Promise<FormField[]> {
  const kind = media && bodyKindOf(media.type);
  if (kind === undefined || kind === 'text') return [];
  if (kind === 'file')
    return [{ name: '', in: 'body', isRequired: false, isList: false, isFile: true, options: [] }];
  const properties = await listProperties(media?.schema, resolve);
  return Promise.all(
    [...properties.values()].map(async ({ name, schema, isRequired }) => ({
      ...(await describeField(schema, resolve)),
      name,
      in: 'body',
      isRequired,
    })),
  );
}

interface Property {
  name: string;
  schema: JsonValue | undefined;
  isRequired: boolean;
}

/** Lists the properties of an object, with those of `allOf`. */
async function listProperties(
  schema: JsonValue | undefined,
  resolve: Resolve,
  depth = 0,
): Promise<Map<string, Property>> {
  const found = new Map<string, Property>();
  if (depth > maxDepth) return found;
  const { properties, required, allOf } = await follow(schema, resolve);
  for (const part of Array.isArray(allOf) ? allOf : [])
    for (const [name, property] of await listProperties(part, resolve, depth + 1)) found.set(name, property);
  const names = Array.isArray(required) ? required : [];
  for (const [name, property] of Object.entries(isJsonObject(properties) ? properties : {}))
    if (!(isJsonObject(property) && property['readOnly'] === true))
      found.set(name, { name, schema: property, isRequired: names.includes(name) });
  for (const property of found.values()) property.isRequired ||= names.includes(property.name);
  return found;
}

/** Follows a `$ref`. Returns an empty schema if it leads nowhere, or to another document. */
async function follow(schema: JsonValue | undefined, resolve: Resolve): Promise<JsonObject> {
  let current: JsonValue | undefined = schema;
  for (let hop = 0; isJsonObject(current) && hop <= maxDepth; hop++) {
    const ref: JsonValue | undefined = current['$ref'];
    if (typeof ref !== 'string') return current;
    const found = await resolve(ref);
    current = 'value' in found ? found.value : undefined;
  }
  return {};
}

async function describeField(
  schema: JsonValue | undefined,
  resolve: Resolve,
): Promise<Pick<FormField, 'isList' | 'isFile' | 'options' | 'example'>> {
  const outer = await follow(schema, resolve);
  const isList = hasType(outer, 'array');
  const inner = isList ? await follow(outer['items'], resolve) : outer;
  const values = hasType(inner, 'boolean') ? [true, false] : inner['enum'];
  const examples = inner['examples'];
  const example = inner['example'] ?? (Array.isArray(examples) ? examples[0] : undefined) ?? inner['default'];
  return {
    isList,
    isFile: isFile(inner),
    // Of a list, several values can be typed.
    options: isList || !Array.isArray(values) ? [] : values.filter(isPrimitive).map(String),
    example: isPrimitive(example) ? String(example) : undefined,
  };
}

function hasType({ type }: JsonObject, wanted: string): boolean {
  return Array.isArray(type) ? type.includes(wanted) : type === wanted;
}

/** Swagger 2.0 has `file`, OpenAPI 3.0 `binary`, and 3.1 a media type without an encoding. */
function isFile(schema: JsonObject): boolean {
  const { format, contentMediaType, contentEncoding } = schema;
  return (
    hasType(schema, 'file') ||
    format === 'binary' ||
    (typeof contentMediaType === 'string' &&
      contentEncoding === undefined &&
      !/json|xml|^text\//.test(contentMediaType))
  );
}

function isPrimitive(value: JsonValue | undefined): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
