import { type JsonObject, isJsonObject } from '#model';
import {
  type DocumentLink,
  methods,
  type OpenApiDocument,
  type OpenApiOutline,
  type OperationGroup,
  type OperationSummary,
  type SecurityScheme,
  type Server,
} from './openApiTypes';
import { listOf, objectOf, ownValue, textOf } from '../../document/readValue';
import { follow } from '../../document/resolvePointer';

/** Where an operation is in a document. */
export interface OperationPlace {
  method: string;
  path: string;
  isWebhook: boolean;
}

/** The outline of a document, and the places of its operations by id. */
export interface IndexedDocument {
  outline: OpenApiOutline;
  places: Map<string, OperationPlace>;
}

/** Lists what is in a document, without following the schemas of its operations. */
export function createOutline({ root, specification }: OpenApiDocument): IndexedDocument {
  const places = new Map<string, OperationPlace>();
  const groups = groupOperations(root, places);
  const info = objectOf(root['info']);
  const contact = objectOf(info['contact']);
  const license = objectOf(info['license']);
  const components = objectOf(root['components']);
  return {
    places,
    outline: {
      title: textOf(info['title']),
      version: textOf(info['version']),
      specification,
      summary: textOf(info['summary']),
      description: textOf(info['description']),
      contact: {
        name: textOf(contact['name']),
        url: textOf(contact['url']),
        email: textOf(contact['email']),
      },
      license: {
        name: textOf(license['name']) ?? textOf(license['identifier']),
        url: textOf(license['url']),
      },
      termsOfService: textOf(info['termsOfService']),
      link: readLink(root['externalDocs']),
      servers: readServers(root['servers']),
      securitySchemes: Object.entries(objectOf(components['securitySchemes'])).map(([name, scheme]) =>
        readSecurityScheme(name, follow(root, scheme).object),
      ),
      groups,
      operationCount: places.size,
      schemas: Object.keys(objectOf(components['schemas'])),
    },
  };
}

/** Reads the servers of a document, a path or an operation. */
export function readServers(value: unknown): Server[] {
  return listOf(value).flatMap((server) => {
    const url = textOf(ownValue(server, 'url'));
    if (url === undefined) return [];
    return {
      url,
      description: textOf(ownValue(server, 'description')),
      variables: Object.entries(objectOf(ownValue(server, 'variables'))).map(([name, variable]) => ({
        name,
        default: textOf(ownValue(variable, 'default')) ?? '',
        options: listOf(ownValue(variable, 'enum')).flatMap((option) => textOf(option) ?? []),
        description: textOf(ownValue(variable, 'description')),
      })),
    };
  });
}

/** Reads `externalDocs`. */
export function readLink(value: unknown): DocumentLink | undefined {
  const url = textOf(ownValue(value, 'url'));
  return url === undefined ? undefined : { url, title: textOf(ownValue(value, 'description')) };
}

function readSecurityScheme(name: string, scheme: JsonObject): SecurityScheme {
  return {
    name,
    type: textOf(scheme['type']) ?? '',
    description: textOf(scheme['description']),
    in: textOf(scheme['in']),
    key: textOf(scheme['name']),
    scheme: textOf(scheme['scheme']),
    bearerFormat: textOf(scheme['bearerFormat']),
    openIdConnectUrl: textOf(scheme['openIdConnectUrl']),
    flows: Object.entries(objectOf(scheme['flows'])).map(([flow, value]) => ({
      name: flow,
      authorizationUrl: textOf(ownValue(value, 'authorizationUrl')),
      tokenUrl: textOf(ownValue(value, 'tokenUrl')),
      scopes: Object.entries(objectOf(ownValue(value, 'scopes'))).map(([scope, description]) => ({
        name: scope,
        description: textOf(description) ?? '',
      })),
    })),
  };
}

function groupOperations(root: JsonObject, places: Map<string, OperationPlace>): OperationGroup[] {
  const groups = new Map<string | undefined, OperationGroup>();
  for (const tag of listOf(root['tags'])) {
    const name = textOf(ownValue(tag, 'name'));
    if (name === undefined) continue;
    groups.set(name, {
      name,
      isWebhooks: false,
      description: textOf(ownValue(tag, 'description')),
      link: readLink(ownValue(tag, 'externalDocs')),
      operations: [],
    });
  }
  const add = (name: string | undefined, summary: OperationSummary) => {
    const group = groups.get(name) ?? { name, isWebhooks: false, operations: [] };
    groups.set(name, group);
    group.operations.push(summary);
  };
  eachOperation(root, 'paths', (place, operation) => {
    const summary = summarize(place, operation, places);
    const tags = listOf(operation['tags']).flatMap((tag) => textOf(tag) ?? []);
    if (tags.length === 0) add(undefined, summary);
    for (const tag of new Set(tags)) add(tag, summary);
  });
  const webhooks: OperationGroup = { isWebhooks: true, operations: [] };
  eachOperation(root, 'webhooks', (place, operation) =>
    webhooks.operations.push(summarize(place, operation, places)),
  );
  return [...groups.values(), webhooks].filter(({ operations }) => operations.length > 0);
}

function eachOperation(
  root: JsonObject,
  section: 'paths' | 'webhooks',
  visit: (place: OperationPlace, operation: JsonObject) => void,
): void {
  for (const [path, item] of Object.entries(objectOf(root[section]))) {
    const { object } = follow(root, item);
    for (const method of methods) {
      const operation = object[method];
      if (isJsonObject(operation)) visit({ method, path, isWebhook: section === 'webhooks' }, operation);
    }
  }
}

function summarize(
  place: OperationPlace,
  operation: JsonObject,
  places: Map<string, OperationPlace>,
): OperationSummary {
  const { method, path, isWebhook } = place;
  const operationId = textOf(operation['operationId']);
  const summary = textOf(operation['summary']);
  const address = `${isWebhook ? 'webhook ' : ''}${method} ${path}`;
  const id = operationId !== undefined && !places.has(operationId) ? operationId : address;
  places.set(id, place);
  const words = [
    method,
    path,
    operationId,
    summary,
    listOf(operation['tags'])
      .flatMap((tag) => textOf(tag) ?? [])
      .join(' '),
    firstWords(operation),
  ];
  return {
    id,
    ...place,
    summary,
    operationId,
    isDeprecated: operation['deprecated'] === true,
    text: words.join(' ').toLowerCase(),
  };
}

function firstWords(operation: JsonObject): string {
  return (textOf(operation['description']) ?? '').slice(0, 300);
}
