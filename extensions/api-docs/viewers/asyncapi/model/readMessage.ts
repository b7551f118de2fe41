import { type JsonObject, type JsonValue, isJsonObject } from '#model';
import { cutSchema } from '../../document/cutSchema';
import { generateExample, printExample } from '../../document/printExample';
import { listOf, textOf } from '../../document/readValue';
import { follow, pointerTo } from '../../document/resolvePointer';
import type { AsyncExample, AsyncMessage, AsyncSchema } from './asyncTypes';
import { mergeTraits } from './normalizeDocument';
import { readBindings, readLink, readTags } from './readParts';

/** Reads a message of a channel. */
export function readMessage(
  root: JsonObject,
  id: string,
  written: JsonValue,
  writtenPointer: string,
): AsyncMessage {
  const { object, pointer, ref } = follow(root, written, writtenPointer);
  const message = mergeTraits(root, object);
  const contentType = textOf(message['contentType']) ?? textOf(root['defaultContentType']);
  const payload = readSchema(root, message, 'payload', pointer);
  const correlation = follow(root, message['correlationId']).object;
  const location = textOf(correlation['location']);
  return {
    id,
    name: textOf(message['name']) ?? id,
    title: textOf(message['title']),
    summary: textOf(message['summary']),
    description: textOf(message['description']),
    contentType,
    isDeprecated: message['deprecated'] === true,
    correlation:
      location === undefined ? undefined : { location, description: textOf(correlation['description']) },
    headers: readSchema(root, message, 'headers', pointer),
    payload,
    examples: readExamples(root, message, payload, contentType),
    bindings: readBindings(root, message['bindings']),
    tags: readTags(root, message['tags']),
    link: readLink(root, message['externalDocs']),
    ref,
  };
}

/** Formats whose schemas are JSON schemas, with or without extensions. */
const jsonSchemas = /^application\/(?:schema\+|vnd\.(?:aai\.asyncapi|oai\.openapi))/;

function readSchema(
  root: JsonObject,
  message: JsonObject,
  key: 'headers' | 'payload',
  pointer: string,
): AsyncSchema | undefined {
  const written = message[key];
  if (written === undefined) return undefined;
  const found = isJsonObject(written) ? follow(root, written, pointerTo(pointer, key)) : undefined;
  // In version 3, a schema in another format is in an object with the format. In version 2, the message has the format.
  const isWrapped = found !== undefined && found.object['schemaFormat'] !== undefined;
  const format = textOf(
    isWrapped ? found.object['schemaFormat'] : key === 'payload' && message['schemaFormat'],
  );
  const schema = isWrapped ? found.object['schema'] : written;
  const at = isWrapped ? pointerTo(found.pointer, 'schema') : pointerTo(pointer, key);
  if (schema === undefined || schema === null) return undefined;
  if (format === undefined || jsonSchemas.test(format))
    return { schema: cutSchema(schema, at), pointer: at, format };
  const inner = isJsonObject(schema) ? follow(root, schema, at) : undefined;
  return inner?.ref === undefined
    ? { text: printExample(inner ? inner.object : schema), pointer: at, format }
    : { pointer: at, format, ref: inner.ref };
}

function readExamples(
  root: JsonObject,
  message: JsonObject,
  payload: AsyncSchema | undefined,
  contentType: string | undefined,
): AsyncExample[] {
  const written = listOf(message['examples']).map((value): AsyncExample => {
    const { object } = follow(root, value);
    const [headers, content] = [object['headers'], object['payload']];
    return {
      name: textOf(object['name']),
      summary: textOf(object['summary']),
      headers: headers === undefined ? undefined : printExample(headers),
      payload: content === undefined ? undefined : printExample(content),
      isGenerated: false,
    };
  });
  if (written.some((example) => example.payload !== undefined) || payload?.schema === undefined)
    return written;
  const generated = generateExample(root, payload.schema, {
    mediaType: contentType ?? 'application/json',
    isRequest: false,
  });
  return generated === undefined ? written : [...written, { payload: generated, isGenerated: true }];
}
