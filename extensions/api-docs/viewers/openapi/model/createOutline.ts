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
  type UnresolvedPath,
} from './openApiTypes';
import { listOf, objectOf, ownValue, textOf } from '../../document/readValue';
import { type Followed, follow } from '../../document/resolvePointer';

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
  const operations = groupOperations(root, places);
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
        readSecurityScheme(name, follow(root, scheme)),
      ),
      ...operations,
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

function readSecurityScheme(name: string, { object: scheme, ref }: Followed): SecurityScheme {
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
    ref,
  };
}

function groupOperations(
  root: JsonObject,
  places: Map<string, OperationPlace>,
): Pick<OpenApiOutline, 'groups' | 'unresolved'> {
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
  const ofPaths = eachOperation(root, 'paths', (place, operation) => {
    const summary = summarize(place, operation, places);
    const tags = listOf(operation['tags']).flatMap((tag) => textOf(tag) ?? []);
    if (tags.length === 0) add(undefined, summary);
    for (const tag of new Set(tags)) add(tag, summary);
  });
  const webhooks: OperationGroup = { isWebhooks: true, operations: [] };
  const ofWebhooks = eachOperation(root, 'webhooks', (place, operation) =>
    webhooks.operations.push(summarize(place, operation, places)),
  );
  return {
    groups: [...groups.values(), webhooks].filter(({ operations }) => operations.length > 0),
    unresolved: [...ofPaths, ...ofWebhooks],
  };
}

/** Visits the operations of a section, and returns the paths that are in other documents. */
function eachOperation(
  root: JsonObject,
  section: 'paths' | 'webhooks',
  visit: (place: OperationPlace, operation: JsonObject) => void,
): UnresolvedPath[] {
  const { object: items, ref: reference } = follow(root, root[section]);
  const unresolved: UnresolvedPath[] = reference === undefined ? [] : [{ path: section, ref: reference }];
  for (const [path, item] of Object.entries(items)) {
    const { object, ref } = follow(root, item);
    if (ref !== undefined) unresolved.push({ path, ref });
    for (const method of methods) {
      const operation = object[method];
      if (isJsonObject(operation)) visit({ method, path, isWebhook: section === 'webhooks' }, operation);
    }
  }
  return unresolved;
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
