import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import type { ClusterObject } from './clusterObject';
import { findResource } from './resources';

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
  const { items, kind } = (value ?? {}) as { items?: unknown; kind?: string };
  return Array.isArray(items) && kind?.endsWith('List') ? items.flatMap(unpack) : [value];
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
