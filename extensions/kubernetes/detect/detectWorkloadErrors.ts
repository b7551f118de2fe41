import type { KubernetesObject } from '../model/kubernetesObject';
import { listConditions } from '../model/pod';
import type { DetectedError } from './detectedError';
import { readSource } from './readSource';

/** Detects that a deployment cannot create its pods, for example because of a quota. There are then no pods that show it. */
export function detectWorkloadErrors(deployment: KubernetesObject): DetectedError[] {
  return listConditions(deployment)
    .filter(({ type, status }) => type === 'ReplicaFailure' && status === 'True')
    .map(({ message, reason }) => ({
      type: 'replica-failure',
      message: message ?? reason ?? 'Pods cannot be created',
      severity: 4,
      sourceRef: readSource(deployment, 'Deployment', 'apps/v1'),
      occurrenceCount: 1,
      proposedFix: { type: 'events', errorType: 'ReplicaFailure', container: '', podName: '' },
    }));
}
