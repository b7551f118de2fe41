import type { EventTarget } from '../events/useEvents';
import type { KubernetesObject } from '../model/kubernetesObject';
import { summarizePod } from '../model/workload';
import { listOwners } from '../model/findOwner';

/** The most objects whose events are loaded. Each needs a request. */
const MOST = 8;

/**
 * Returns the objects whose events explain the state of an object: itself, what owns it, and what it created. Replica sets without
 * pods are left out, and pods that are not ready are first.
 */
export function listEventTargets(
  object: KubernetesObject,
  objects: readonly KubernetesObject[],
  owned: readonly KubernetesObject[],
): { targets: EventTarget[]; count: number } {
  const below = owned.filter(({ kind, spec }) => kind !== 'ReplicaSet' || spec?.['replicas'] !== 0);
  const pods = below.filter(({ kind }) => kind === 'Pod').map((pod) => ({ pod, ...summarizePod(pod) }));
  const failing = pods.filter(({ reasons, ready, containers }) => reasons.length > 0 || ready < containers);
  const all = new Set([
    object,
    ...listOwners(objects, object),
    ...below.filter(({ kind }) => kind !== 'Pod'),
    ...failing.map(({ pod }) => pod),
    ...pods.map(({ pod }) => pod),
  ]);
  const targets = [...all].map(({ kind = '', metadata = {} }) => ({
    kind,
    namespace: metadata.namespace ?? 'default',
    name: metadata.name ?? '',
  }));
  return { targets: targets.slice(0, MOST), count: targets.length };
}
