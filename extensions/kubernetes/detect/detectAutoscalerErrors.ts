import type { KubernetesObject } from '../model/kubernetesObject';
import { listConditions } from '../model/pod';
import type { DetectedError } from './detectedError';
import { readSource } from './readSource';

/** The reason of the condition `ScalingLimited` of an autoscaler that works: nothing limits it. */
const WITHIN_RANGE = 'DesiredWithinRange';

/** Detects what is wrong with a horizontal pod autoscaler. */
export function detectAutoscalerErrors(autoscaler: KubernetesObject): DetectedError[] {
  const sourceRef = readSource(autoscaler, 'HorizontalPodAutoscaler', 'autoscaling/v2');
  const found = { sourceRef, occurrenceCount: 1 };
  const errors: DetectedError[] = listConditions(autoscaler)
    .filter(
      ({ status, message, reason }) => status === 'False' && message !== undefined && reason !== WITHIN_RANGE,
    )
    .map(({ message = '' }) => ({ ...found, type: 'condition-message-present', message, severity: 6 }));
  const most = autoscaler.spec?.['maxReplicas'];
  const current = autoscaler.status?.['currentReplicas'];
  if (typeof most === 'number' && current === most)
    errors.push({
      ...found,
      type: 'hpa-max-current-replicas',
      message: `Current number of replicas (${most}) equals the configured maximum`,
      severity: 8,
    });
  return errors;
}
