import type { JsonObject } from '#model';
import { listOf, objectOf, ownValue, textOf } from '../../document/readValue';
import { follow, pointerTo } from '../../document/resolvePointer';
import type {
  AsyncAction,
  AsyncChannel,
  AsyncOperation,
  AsyncOperationSummary,
  AsyncReply,
} from './asyncTypes';
import { lastPart, mergeTraits, type NormalizedDocument } from './normalizeDocument';
import { readBindings, readLink, readParameters, readSecurity, readTags } from './readParts';
import { readMessage } from './readMessage';

/** Reads everything about a channel. Undefined if it does not exist. */
export function readChannel(document: NormalizedDocument, id: string): AsyncChannel | undefined {
  const { root, channels } = document;
  const channel = channels.get(id);
  if (!channel) return undefined;
  const operations = listOperations(document, id).map(([operationId, operation]) =>
    readOperation(document, operationId, operation),
  );
  return {
    id,
    address: textOf(channel['address']),
    title: textOf(channel['title']),
    summary: textOf(channel['summary']),
    description: textOf(channel['description']),
    parameters: readParameters(root, channel['parameters']),
    servers: listOf(channel['servers']).flatMap((server) => lastPart(textOf(ownValue(server, '$ref'))) ?? []),
    operations,
    messages: Object.entries(objectOf(channel['messages'])).map(([message, written = null]) =>
      readMessage(root, message, written, pointerTo('#', 'channels', id, 'messages', message)),
    ),
    bindings: readBindings(root, channel['bindings']),
    tags: readTags(root, channel['tags']),
    link: readLink(root, channel['externalDocs']),
    ref: textOf(channel['$ref']),
  };
}

/** Lists the operations on a channel. */
export function listOperations(
  { operations }: NormalizedDocument,
  channel: string,
): Array<[id: string, operation: JsonObject]> {
  return [...operations].filter(([, operation]) => {
    const ref = channelRefOf(operation);
    return ref?.startsWith('#') && lastPart(ref) === channel;
  });
}

/** Lists the operations that are in another document, or whose channel is. */
export function listUnresolvedOperations({
  operations,
}: NormalizedDocument): Array<{ id: string; ref: string }> {
  return [...operations].flatMap(([id, operation]) => {
    const ref = textOf(operation['$ref']) ?? channelRefOf(operation);
    return ref === undefined || ref.startsWith('#') ? [] : { id, ref };
  });
}

function channelRefOf(operation: JsonObject): string | undefined {
  return textOf(ownValue(operation['channel'], '$ref'));
}

/** Reads what lists show of an operation. */
export function summarizeOperation(id: string, operation: JsonObject): AsyncOperationSummary {
  return {
    id,
    action: actionOf(operation),
    title: textOf(operation['title']) ?? textOf(operation['summary']),
    isDeprecated: operation['deprecated'] === true,
  };
}

function actionOf(operation: JsonObject): AsyncAction {
  return operation['action'] === 'receive' ? 'receive' : 'send';
}

function readOperation(
  { root, channels }: NormalizedDocument,
  id: string,
  written: JsonObject,
): AsyncOperation {
  const operation = mergeTraits(root, written);
  const channel = lastPart(channelRefOf(operation)) ?? '';
  const all = Object.keys(objectOf(channels.get(channel)?.['messages']));
  const messages = listOf(operation['messages']).flatMap(
    (message) => lastPart(textOf(ownValue(message, '$ref'))) ?? [],
  );
  return {
    ...summarizeOperation(id, operation),
    summary: textOf(operation['summary']),
    description: textOf(operation['description']),
    // Without a list, an operation can use all messages of its channel.
    messages: operation['messages'] === undefined ? all : messages,
    security: readSecurity(root, operation['security']),
    bindings: readBindings(root, operation['bindings']),
    tags: readTags(root, operation['tags']),
    link: readLink(root, operation['externalDocs']),
    reply: readReply(root, operation['reply']),
  };
}

function readReply(root: JsonObject, value: unknown): AsyncReply | undefined {
  if (value === undefined) return undefined;
  const { object } = follow(root, value);
  const address = follow(root, object['address']).object;
  return {
    channel: lastPart(textOf(ownValue(object['channel'], '$ref'))),
    location: textOf(address['location']),
    description: textOf(address['description']),
  };
}
