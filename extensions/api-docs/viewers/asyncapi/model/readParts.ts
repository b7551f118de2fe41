import { type JsonObject, type JsonValue, isJsonObject } from '#model';
import { printExample } from '../../document/printExample';
import { listOf, objectOf, ownValue, textOf } from '../../document/readValue';
import { follow } from '../../document/resolvePointer';
import type { AsyncBinding, AsyncLink, AsyncParameter, AsyncSecurity, AsyncTag } from './asyncTypes';

/** The highest number of entries of a binding that are shown. */
const maxEntries = 60;

/** Reads bindings by protocol. */
export function readBindings(root: JsonObject, value: unknown): AsyncBinding[] {
  return Object.entries(follow(root, value).object).flatMap(([protocol, written]) => {
    const entries: AsyncBinding['entries'] = [];
    collectEntries(root, written, '', entries);
    return entries.length === 0 && isJsonObject(written) && Object.keys(written).length === 0
      ? []
      : [{ protocol, entries }];
  });
}

function collectEntries(
  root: JsonObject,
  value: unknown,
  key: string,
  entries: AsyncBinding['entries'],
): void {
  if (entries.length >= maxEntries) return;
  const { object, ref } = isJsonObject(value) ? follow(root, value) : { object: {}, ref: undefined };
  const parts = Object.entries(object);
  // Deep nesting ends with the value as JSON.
  if (!isJsonObject(value) || ref !== undefined || parts.length === 0 || key.split('.').length > 4)
    entries.push({ key, value: ref ?? printExample(value) });
  else
    for (const [name, part] of parts)
      collectEntries(root, part, key === '' ? name : `${key}.${name}`, entries);
}

/** Reads tags. */
export function readTags(root: JsonObject, value: unknown): AsyncTag[] {
  return listOf(value).flatMap((tag) => {
    const { object } = follow(root, tag);
    const name = textOf(object['name']);
    return name === undefined ? [] : [{ name, description: textOf(object['description']) }];
  });
}

/** Reads `externalDocs`. */
export function readLink(root: JsonObject, value: unknown): AsyncLink | undefined {
  const { object } = follow(root, value);
  const url = textOf(object['url']);
  return url === undefined ? undefined : { url, title: textOf(object['description']) };
}

/** Reads the variables of a server or the parameters of a channel. In version 2, parameters have a schema. */
export function readParameters(root: JsonObject, value: unknown): AsyncParameter[] {
  return Object.entries(objectOf(value)).map(([name, written]) => {
    const { object, ref } = follow(root, written);
    const schema = follow(root, object['schema']).object;
    const read = (key: string) => object[key] ?? schema[key];
    return {
      name,
      description: textOf(read('description')),
      default: textOf(read('default')),
      options: listOf(read('enum')).map(printExample),
      examples: listOf(read('examples')).map(printExample),
      location: textOf(object['location']),
      ref,
    };
  });
}

/** Reads requirements: names with scopes in version 2, schemes in version 3. */
export function readSecurity(root: JsonObject, value: unknown): AsyncSecurity[] {
  const schemes = objectOf(ownValue(root['components'], 'securitySchemes'));
  return listOf(value).flatMap((requirement) => {
    const { object, pointer, ref } = follow(root, requirement);
    if (ref !== undefined) return [{ name: ref, scopes: [] }];
    const type = textOf(object['type']);
    if (type !== undefined)
      return [describeScheme(pointer.split('/').at(-1) ?? type, object, object['scopes'])];
    return Object.entries(object).map(([name, scopes]) =>
      describeScheme(name, follow(root, ownValue(schemes, name)).object, scopes),
    );
  });
}

function describeScheme(name: string, scheme: JsonObject, scopes: JsonValue | undefined): AsyncSecurity {
  return {
    // The pointer of an inline scheme ends with nothing that a reader knows.
    name: name === '#' ? (textOf(scheme['type']) ?? '') : name,
    type: textOf(scheme['type']),
    description: textOf(scheme['description']),
    scopes: listOf(scopes).flatMap((scope) => textOf(scope) ?? []),
  };
}
