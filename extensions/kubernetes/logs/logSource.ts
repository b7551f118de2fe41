import type { KubernetesObject } from '../model/kubernetesObject';
import { listContainers, listContainerStatuses, listInitContainerStatuses, readList } from '../model/pod';

/** A container whose log can be read. */
export interface LogSource {
  /** Unique on the cluster. */
  key: string;
  namespace: string;
  pod: string;
  container: string;
  /** Whether the container was restarted, so that the log before the restart exists. */
  hasPrevious: boolean;
}

/** Returns the containers of pods, in the order in which they start. */
export function listLogSources(pods: readonly KubernetesObject[]): LogSource[] {
  return pods.flatMap((pod) => {
    const { name = '', namespace = 'default' } = pod.metadata ?? {};
    const statuses = [...listInitContainerStatuses(pod), ...listContainerStatuses(pod)];
    const containers = [
      ...readList<{ name: string }>(pod.spec?.['initContainers']),
      ...listContainers(pod),
      ...readList<{ name: string }>(pod.spec?.['ephemeralContainers']),
    ];
    return containers.map(({ name: container }) => ({
      key: `${namespace}/${name}/${container}`,
      namespace,
      pod: name,
      container,
      hasPrevious: statuses.some(
        (status) => status.name === container && status.lastState?.terminated !== undefined,
      ),
    }));
  });
}

/** Returns the shortest names that distinguish sources: the pod, the container, or both. */
export function nameSources(sources: readonly LogSource[]): ReadonlyMap<string, string> {
  const pods = new Set(sources.map(({ namespace, pod }) => `${namespace}/${pod}`)).size;
  const isOneEach = pods === sources.length;
  return new Map(
    sources.map(({ key, pod, container }) => [
      key,
      pods === 1 ? container : isOneEach ? pod : `${pod}/${container}`,
    ]),
  );
}
