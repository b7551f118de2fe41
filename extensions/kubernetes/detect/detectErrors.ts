import type { ClusterObjects } from '../protocol';
import type { KubernetesObject } from '../model/kubernetesObject';
import { detectAutoscalerErrors } from './detectAutoscalerErrors';
import type { DetectedError } from './detectedError';
import { detectJobErrors } from './detectJobErrors';
import { detectPodErrors } from './detectPodErrors';
import { detectWorkloadErrors } from './detectWorkloadErrors';

/** Detects what is wrong with the objects of a cluster at a time in ms. The most severe error is the first. */
export function detectErrors(resources: ClusterObjects['resources'], now: number): DetectedError[] {
  const errors = resources.flatMap(({ type, resources: objects }) => {
    if (type === 'pods') return objects.flatMap((pod) => detectPodErrors(pod as KubernetesObject, now));
    if (type === 'jobs') return detectJobErrors(objects);
    if (type === 'deployments')
      return objects.flatMap((deployment) => detectWorkloadErrors(deployment as KubernetesObject));
    if (type === 'horizontalpodautoscalers')
      return objects.flatMap((autoscaler) => detectAutoscalerErrors(autoscaler as KubernetesObject));
    return [];
  });
  return errors.sort((a, b) => b.severity - a.severity);
}
