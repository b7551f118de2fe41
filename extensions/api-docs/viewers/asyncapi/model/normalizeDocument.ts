import { type JsonObject, type JsonValue, isJsonObject } from '#model';
import { listOf, objectOf, ownValue, textOf } from '../../document/readValue';
import { follow } from '../../document/resolvePointer';

/** The channels and operations of a document in the shape of version 3. */
export interface NormalizedDocument {
  /** The document as written. All `$ref`s lead into it. */
  root: JsonObject;
  channels: Map<string, JsonObject>;
  operations: Map<string, JsonObject>;
}

/** Converts a document to the shape of version 3. Only channels and operations differ: their parts are read in both shapes. */
export function normalizeDocument(root: JsonObject): NormalizedDocument {
  if (!textOf(root['asyncapi'])?.startsWith('2'))
    return {
      root,
      channels: readEntries(root, root['channels']),
      operations: readEntries(root, root['operations']),
    };
  const operations = new Map<string, JsonObject>();
  const channels = new Map<string, JsonObject>();
  for (const [address, written] of Object.entries(objectOf(root['channels']))) {
    const { object, ref } = follow(root, written);
    const messages = new Map<string, JsonValue>();
    // In version 2, the operations are those of clients: what they publish, the application receives.
    for (const [key, action] of [
      ['publish', 'receive'],
      ['subscribe', 'send'],
    ] as const) {
      if (!isJsonObject(object[key])) continue;
      const operation = mergeTraits(root, object[key]);
      const id = textOf(operation['operationId']);
      const unique = id === undefined || operations.has(id) ? `${address} ${key}` : id;
      const ids = readMessages(root, operation['message']).map((message, index) =>
        addMessage(root, messages, message, `${unique} ${index + 1}`),
      );
      operations.set(
        unique,
        createObject([
          ...Object.entries(operation),
          ['action', action],
          ['channel', { $ref: channelRef(address) }],
          ['messages', ids.map((message) => ({ $ref: messageRef(address, message) }))],
        ]),
      );
    }
    channels.set(
      address,
      createObject([
        ...Object.entries(object),
        ['address', address],
        ['messages', createObject([...messages])],
        [
          'servers',
          listOf(object['servers']).flatMap((name) =>
            textOf(name) === undefined ? [] : [{ $ref: `#/servers/${encodePart(`${textOf(name)}`)}` }],
          ),
        ],
        ...(ref === undefined ? [] : [['$ref', ref] as const]),
      ]),
    );
  }
  return { root, channels, operations };
}

/** Merges the traits of an operation or message into it. Its own keys win. */
export function mergeTraits(root: JsonObject, written: JsonObject): JsonObject {
  const traits = listOf(written['traits']).map((trait) => follow(root, trait).object);
  return [...traits, written].reduce((merged, next) => mergeObjects(merged, next));
}

function mergeObjects(target: JsonObject, patch: JsonObject): JsonObject {
  const entries = new Map(Object.entries(target));
  for (const [key, value] of Object.entries(patch)) {
    const before = entries.get(key);
    // Bindings, headers and so on are merged key by key, but not deeper: schemas stay whole.
    entries.set(
      key,
      isJsonObject(before) && isJsonObject(value)
        ? createObject([...Object.entries(before), ...Object.entries(value)])
        : value,
    );
  }
  return createObject([...entries]);
}

/** The id of the channel or message at the end of a `$ref`. */
export function lastPart(ref: string | undefined): string | undefined {
  const part = ref?.split('/').at(-1);
  return part === undefined ? undefined : decodePart(part);
}

function channelRef(address: string): string {
  return `#/channels/${encodePart(address)}`;
}

function messageRef(address: string, message: string): string {
  return `${channelRef(address)}/messages/${encodePart(message)}`;
}

function readEntries(root: JsonObject, value: unknown): Map<string, JsonObject> {
  return new Map(
    Object.entries(objectOf(value)).map(([id, written]) => {
      const { object, ref } = follow(root, written);
      return [id, ref === undefined ? object : createObject([...Object.entries(object), ['$ref', ref]])];
    }),
  );
}

function readMessages(root: JsonObject, value: JsonValue | undefined): JsonValue[] {
  if (value === undefined) return [];
  const oneOf = ownValue(follow(root, value).object, 'oneOf');
  return oneOf === undefined ? [value] : listOf(oneOf);
}

function addMessage(
  root: JsonObject,
  messages: Map<string, JsonValue>,
  message: JsonValue,
  fallback: string,
): string {
  const { object } = follow(root, message);
  const ref = textOf(ownValue(message, '$ref'));
  const name = textOf(object['messageId']) ?? textOf(object['name']) ?? lastPart(ref) ?? fallback;
  // The same message can be used in both directions.
  const isSame = messages.has(name) && JSON.stringify(messages.get(name)) === JSON.stringify(message);
  const id = isSame || !messages.has(name) ? name : fallback;
  messages.set(id, message);
  return id;
}

/** Unlike assignments, this can set a key such as `__proto__`. */
function createObject(entries: ReadonlyArray<readonly [string, JsonValue | undefined]>): JsonObject {
  return Object.fromEntries(entries);
}

function encodePart(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
  } catch {
    return part;
  }
}
