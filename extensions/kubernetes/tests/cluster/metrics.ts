import type { PodObject } from './clusterObject';

/** Returns the usage of a pod as the metrics server measures it, or `undefined` if none of its containers runs. */
export function measurePod(pod: PodObject): object | undefined {
  const running = pod.spec.containers.filter(({ name }) =>
    pod.status.containerStatuses?.some((status) => status.name === name && status.state?.running),
  );
  if (running.length === 0) return undefined;
  const { name, namespace, labels } = pod.metadata;
  return {
    metadata: { name, namespace, ...(labels && { labels }), creationTimestamp: new Date().toISOString() },
    timestamp: new Date().toISOString(),
    window: '15s',
    containers: running.map((container) => ({
      name: container.name,
      usage:
        pod.metadata.annotations?.['demo/usage'] === 'high'
          ? { cpu: '98m', memory: '127Mi' }
          : { cpu: '31m', memory: '52Mi' },
    })),
  };
}
