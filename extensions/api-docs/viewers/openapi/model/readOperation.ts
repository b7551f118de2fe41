import { type JsonObject, isJsonObject } from '#model';
import { readLink, readServers } from './createOutline';
import type { OperationPlace } from './createOutline';
import { cutSchema } from '../../document/cutSchema';
import {
  type Example,
  type MediaContent,
  methods,
  type OperationDetail,
  type Parameter,
  type Response,
  type ResponseLink,
  type SecurityAlternative,
} from './openApiTypes';
import { printExample } from '../../document/printExample';
import { listOf, objectOf, ownValue, textOf } from '../../document/readValue';
import { type Followed, follow, pointerTo } from '../../document/resolvePointer';

/** Callbacks of callbacks are not read. */
type Depth = 'operation' | 'callback';

/** Reads everything about an operation. `undefined` if it does not exist. */
export function readOperation(
  root: JsonObject,
  places: ReadonlyMap<string, OperationPlace>,
  id: string,
): OperationDetail | undefined {
  const place = places.get(id);
  if (!place) return undefined;
  const section = place.isWebhook ? 'webhooks' : 'paths';
  const items = follow(root, root[section], pointerTo('#', section));
  const item = follow(root, ownValue(items.object, place.path), pointerTo(items.pointer, place.path));
  return readMethod({ root, places }, item, place, 'operation');
}

interface Document {
  root: JsonObject;
  places: ReadonlyMap<string, OperationPlace>;
}

function readMethod(
  document: Document,
  item: Followed,
  { method, path }: Pick<OperationPlace, 'method' | 'path'>,
  depth: Depth,
): OperationDetail {
  const { root } = document;
  const operation = objectOf(item.object[method]);
  const pointer = pointerTo(item.pointer, method);
  const servers = readServers(operation['servers'] ?? item.object['servers']);
  return {
    method,
    path,
    description: textOf(operation['description']) ?? textOf(item.object['description']),
    link: readLink(operation['externalDocs']),
    servers: servers.length > 0 ? servers : undefined,
    security: readSecurity(operation['security'] ?? root['security']),
    parameters: mergeParameters([
      ...readParameters(root, item.object['parameters'], pointerTo(item.pointer, 'parameters')),
      ...readParameters(root, operation['parameters'], pointerTo(pointer, 'parameters')),
    ]),
    requestBody: readRequestBody(root, operation['requestBody'], pointerTo(pointer, 'requestBody')),
    responses: Object.entries(objectOf(operation['responses']))
      .filter(([status]) => !status.startsWith('x-'))
      .map(([status, response]) =>
        readResponse(document, status, follow(root, response, pointerTo(pointer, 'responses', status))),
      ),
    callbacks: depth === 'callback' ? [] : readCallbacks(document, operation, pointer),
  };
}

function readCallbacks(document: Document, operation: JsonObject, pointer: string) {
  const { root } = document;
  return Object.entries(objectOf(operation['callbacks'])).map(([name, value]) => {
    const callback = follow(root, value, pointerTo(pointer, 'callbacks', name));
    const unresolved = callback.ref === undefined ? [] : [{ path: '', ref: callback.ref }];
    const operations = Object.entries(callback.object).flatMap(([expression, item]) => {
      const at = follow(root, item, pointerTo(callback.pointer, expression));
      if (at.ref !== undefined) unresolved.push({ path: expression, ref: at.ref });
      return methods
        .filter((method) => isJsonObject(at.object[method]))
        .map((method) => readMethod(document, at, { method, path: expression }, 'callback'));
    });
    return { name, operations, unresolved };
  });
}

function readSecurity(value: unknown): SecurityAlternative[] {
  return listOf(value).map((alternative) =>
    Object.entries(objectOf(alternative)).map(([name, scopes]) => ({
      name,
      scopes: listOf(scopes).flatMap((scope) => textOf(scope) ?? []),
    })),
  );
}

function readParameters(root: JsonObject, value: unknown, pointer: string): Parameter[] {
  return listOf(value).map((parameter, index) => {
    const found = follow(root, parameter, pointerTo(pointer, `${index}`));
    return readParameter(found, textOf(found.object['name']) ?? found.ref ?? '');
  });
}

function readParameter({ object, pointer, ref }: Followed, name: string, location?: string): Parameter {
  const [type, content] = Object.entries(objectOf(object['content']))[0] ?? [];
  const schema = type === undefined ? object['schema'] : ownValue(content, 'schema');
  const at =
    type === undefined ? pointerTo(pointer, 'schema') : pointerTo(pointer, 'content', type, 'schema');
  const [example] = readExamples(object);
  const ofSchema = ownValue(schema, 'example') ?? listOf(ownValue(schema, 'examples'))[0];
  return {
    name,
    in: location ?? textOf(object['in']) ?? '',
    isRequired: object['required'] === true || object['in'] === 'path',
    isDeprecated: object['deprecated'] === true,
    description: textOf(object['description']),
    schema: schema === undefined ? undefined : cutSchema(schema, at),
    example: example?.text ?? (ofSchema === undefined ? undefined : printExample(ofSchema)),
    ref,
  };
}

/** A parameter of an operation replaces the one of its path with the same name and place. */
function mergeParameters(parameters: Parameter[]): Parameter[] {
  const order = ['path', 'query', 'header', 'cookie'];
  const merged = new Map(parameters.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]));
  return [...merged.values()].toSorted((a, b) => order.indexOf(a.in) - order.indexOf(b.in));
}

function readRequestBody(root: JsonObject, value: unknown, pointer: string): OperationDetail['requestBody'] {
  if (value === undefined) return undefined;
  const body = follow(root, value, pointer);
  return {
    description: textOf(body.object['description']),
    isRequired: body.object['required'] === true,
    content: readContent(root, body),
    ref: body.ref,
  };
}

function readContent(root: JsonObject, { object, pointer }: Followed): MediaContent[] {
  return Object.entries(objectOf(object['content'])).map(([type, value]) => {
    const media = follow(root, value, pointerTo(pointer, 'content', type));
    const { schema } = media.object;
    const at = pointerTo(media.pointer, 'schema');
    return {
      type,
      schema: schema === undefined ? undefined : cutSchema(schema, at),
      pointer: at,
      examples: readExamples(media.object, root),
    };
  });
}

function readExamples(object: JsonObject, root: JsonObject = {}): Example[] {
  const { example, examples } = object;
  if (example !== undefined) return [{ text: printExample(example) }];
  return Object.entries(objectOf(examples)).map(([name, value]) => {
    const { object: one } = follow(root, value);
    return {
      name,
      summary: textOf(one['summary']),
      text: one['value'] === undefined ? undefined : printExample(one['value']),
      externalUrl: textOf(one['externalValue']),
    };
  });
}

function readResponse(document: Document, status: string, response: Followed): Response {
  const { object, pointer, ref } = response;
  const { root } = document;
  return {
    status,
    description: textOf(object['description']),
    headers: Object.entries(objectOf(object['headers'])).map(([name, header]) =>
      readParameter(follow(root, header, pointerTo(pointer, 'headers', name)), name, 'header'),
    ),
    content: readContent(root, response),
    links: Object.entries(objectOf(object['links'])).map(([name, link]) =>
      readResponseLink(document, name, follow(root, link)),
    ),
    ref,
  };
}

function readResponseLink({ places }: Document, name: string, { object: link, ref }: Followed): ResponseLink {
  const operation = textOf(link['operationId']) ?? textOf(link['operationRef']);
  const [, path, method] = /^#\/paths\/([^/]+)\/(\w+)$/.exec(operation ?? '') ?? [];
  const byRef = [...places].find(
    ([, place]) =>
      place.method === method && place.path === path?.replaceAll('~1', '/').replaceAll('~0', '~'),
  )?.[0];
  return {
    name,
    description: textOf(link['description']),
    target: operation !== undefined && places.has(operation) ? operation : byRef,
    operation,
    parameters: Object.entries(objectOf(link['parameters'])).map(([parameter, value]) => ({
      name: parameter,
      value: printExample(value),
    })),
    ref,
  };
}
