import type { KubernetesObject } from './kubernetesObject';

/** Identifies an object on one of several clusters. Objects without a namespace have an empty one. */
export interface ObjectAddress {
  cluster: string;
  kind: string;
  namespace: string;
  name: string;
}

/** Returns the address of an object. */
export function readAddress(cluster: string, { kind, metadata }: KubernetesObject): ObjectAddress {
  return { cluster, kind: kind ?? '', namespace: metadata?.namespace ?? '', name: metadata?.name ?? '' };
}

/** Returns a key that is unique for each address. */
export function printAddress({ cluster, kind, namespace, name }: ObjectAddress): string {
  // A slash cannot be in names of Kubernetes. Names of clusters are free text.
  return `${kind}/${namespace}/${name}/${cluster}`;
}
