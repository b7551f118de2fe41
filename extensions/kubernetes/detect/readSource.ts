import type { KubernetesObject } from '../model/kubernetesObject';
import type { ErrorSource } from './detectedError';

/** Returns where an error was detected. Objects in lists have no kind of their own. */
export function readSource({ metadata }: KubernetesObject, kind: string, apiGroup: string): ErrorSource {
  return { name: metadata?.name ?? 'unknown', namespace: metadata?.namespace ?? 'unknown', kind, apiGroup };
}

/** Returns whether an error was detected on an object. */
export function isSourceOf({ kind, namespace, name }: ErrorSource, object: KubernetesObject): boolean {
  const { metadata = {} } = object;
  return kind === object.kind && name === metadata.name && namespace === metadata.namespace;
}
