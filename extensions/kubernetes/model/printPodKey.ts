import type { KubernetesObject } from './kubernetesObject';

/** Returns the key of a pod in the usage of its cluster, such as `sales/shop-1`. */
export function printPodKey({ metadata }: KubernetesObject): string {
  return `${metadata?.namespace ?? ''}/${metadata?.name ?? ''}`;
}
