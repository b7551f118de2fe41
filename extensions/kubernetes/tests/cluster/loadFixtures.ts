import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import type { ClusterObject } from './clusterObject';
import { apiResources, findResource, printApiVersion } from './resources';

/**
 * Loads the Kubernetes objects of `TRELLIS_FIXTURES`, or none if it is not set. The objects of each file are in a namespace of
 * their own, and belong to the component `fixtures`.
 */
export function loadFixtures(folder = process.env['TRELLIS_FIXTURES']): ClusterObject[] {
  const root = join(folder ?? '', 'kubernetes');
  if (folder === undefined || !existsSync(root)) return [];
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ya?ml|json)$/.test(path))
    .sort()
    .flatMap((path, index) =>
      readObjects(join(root, path)).map((object) => moveTo(object, `fixtures-${index}`)),
    );
}

function readObjects(path: string): ClusterObject[] {
  return parseAllDocuments(readFileSync(path, 'utf8'), { logLevel: 'silent' })
    .filter(({ errors }) => errors.length === 0)
    .flatMap((document) => unpack(document.toJS()))
    .filter(isServed);
}

function unpack(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(unpack);
  const { items, kind, metadata } = value as { items?: unknown; kind?: string; metadata?: object };
  if (kind !== undefined) return Array.isArray(items) && kind.endsWith('List') ? unpack(items) : [value];
  if (metadata) return [{ ...recognize(value), ...value }];
  // Lists by their plural names, as the portal's pages have them.
  return Object.entries(value).flatMap(([plural, list]) =>
    unpack(list).map((object) => nameKind(plural, object)),
  );
}

/** Objects of lists have no kind. */
function recognize({ spec }: { spec?: object }): object {
  const known = { containers: 'pods', scaleTargetRef: 'horizontalpodautoscalers' };
  const [, plural] = Object.entries(known).find(([key]) => key in (spec ?? {})) ?? [];
  return plural === undefined ? {} : nameKind(plural, {});
}

function nameKind(plural: string, object: unknown): object {
  const resource = apiResources.find((one) => one.plural === plural);
  return {
    ...(resource && { kind: resource.kind, apiVersion: printApiVersion(resource) }),
    ...(object as object),
  };
}

function isServed(value: unknown): value is ClusterObject {
  const { kind, apiVersion, metadata } = (value ?? {}) as Partial<ClusterObject>;
  return (
    typeof metadata?.name === 'string' && findResource(kind ?? '', apiVersion ?? '')?.namespaced === true
  );
}

function moveTo(object: ClusterObject, namespace: string): ClusterObject {
  const labels = { ...object.metadata.labels, 'backstage.io/kubernetes-id': 'fixtures' };
  return { ...object, metadata: { ...object.metadata, namespace, labels } };
}
