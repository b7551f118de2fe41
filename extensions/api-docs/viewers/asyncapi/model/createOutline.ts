import type { JsonObject } from '#model';
import { objectOf, textOf } from '../../document/readValue';
import { follow } from '../../document/resolvePointer';
import type { AsyncChannelSummary, AsyncOutline, AsyncServer } from './asyncTypes';
import type { NormalizedDocument } from './normalizeDocument';
import { listOperations, listUnresolvedOperations, summarizeOperation } from './readChannel';
import { readBindings, readLink, readParameters, readSecurity, readTags } from './readParts';

/** Lists what is in a document, without the details of its channels. */
export function createOutline(document: NormalizedDocument): AsyncOutline {
  const { root } = document;
  const info = objectOf(root['info']);
  const contact = objectOf(info['contact']);
  const license = objectOf(info['license']);
  return {
    title: textOf(info['title']),
    version: textOf(info['version']),
    specification: `AsyncAPI ${textOf(root['asyncapi'])}`,
    id: textOf(root['id']),
    description: textOf(info['description']),
    contact: { name: textOf(contact['name']), url: textOf(contact['url']), email: textOf(contact['email']) },
    license: { name: textOf(license['name']), url: textOf(license['url']) },
    termsOfService: textOf(info['termsOfService']),
    // Version 2 has them at the top level.
    link: readLink(root, info['externalDocs'] ?? root['externalDocs']),
    tags: readTags(root, info['tags'] ?? root['tags']),
    servers: Object.entries(objectOf(root['servers'])).map(([name, server]) =>
      readServer(root, name, server),
    ),
    channels: [...document.channels].map(([id, channel]) => summarizeChannel(document, id, channel)),
    unresolved: listUnresolvedOperations(document),
    schemas: Object.keys(objectOf(objectOf(root['components'])['schemas'])),
  };
}

function summarizeChannel(
  document: NormalizedDocument,
  id: string,
  channel: JsonObject,
): AsyncChannelSummary {
  const operations = listOperations(document, id);
  const address = textOf(channel['address']);
  const title = textOf(channel['title']);
  const summary = textOf(channel['summary']);
  const messages = Object.values(objectOf(channel['messages'])).map(
    (message) => follow(document.root, message).object,
  );
  const words = [
    id,
    address,
    title,
    summary,
    ...operations.flatMap(([key, { summary: text, title: name }]) => [key, textOf(text), textOf(name)]),
    ...Object.keys(objectOf(channel['messages'])),
    ...messages.flatMap(({ name, title: text }) => [textOf(name), textOf(text)]),
  ];
  return {
    id,
    address,
    title,
    summary,
    operations: operations.map(([key, operation]) => summarizeOperation(key, operation)),
    text: words.filter(Boolean).join(' ').toLowerCase(),
  };
}

function readServer(root: JsonObject, name: string, written: unknown): AsyncServer {
  const { object, ref } = follow(root, written);
  const protocol = textOf(object['protocol']);
  const version = textOf(object['protocolVersion']);
  return {
    name,
    title: textOf(object['title']),
    url: textOf(object['url']) ?? `${textOf(object['host']) ?? ''}${textOf(object['pathname']) ?? ''}`,
    protocol: version === undefined ? protocol : `${protocol} ${version}`,
    description: textOf(object['description']) ?? textOf(object['summary']),
    variables: readParameters(root, object['variables']),
    security: readSecurity(root, object['security']),
    bindings: readBindings(root, object['bindings']),
    tags: readTags(root, object['tags']),
    ref,
  };
}
