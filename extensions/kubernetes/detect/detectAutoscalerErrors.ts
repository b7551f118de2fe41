import type { KubernetesObject } from '../model/kubernetesObject';
import { listConditions } from '../model/pod';
import type { DetectedError, FixType, ProposedFix } from './detectedError';
import { readSource } from './readSource';

/** Reasons of conditions of autoscalers that work: nothing limits it, or its workload has zero replicas on purpose. */
const INTENDED = ['DesiredWithinRange', 'ScalingDisabled'];

const DOCS = 'https://kubernetes.io/docs/tasks/run-application/horizontal-pod-autoscale/';

/** Detects what is wrong with a horizontal pod autoscaler. */
export function detectAutoscalerErrors(autoscaler: KubernetesObject): DetectedError[] {
  const sourceRef = readSource(autoscaler, 'HorizontalPodAutoscaler', 'autoscaling/v2');
  const found = { sourceRef, occurrenceCount: 1 };
  const errors: DetectedError[] = listConditions(autoscaler)
    .filter(
      ({ status, message, reason = '' }) =>
        status === 'False' && message !== undefined && !INTENDED.includes(reason),
    )
    .map(({ type, message = '' }) => ({
      ...found,
      type: 'condition-message-present',
      message,
      severity: 6,
      ...(type === 'ScalingActive' && propose('ScalingInactive')),
    }));
  const most = autoscaler.spec?.['maxReplicas'];
  const current = autoscaler.status?.['currentReplicas'];
  if (typeof most === 'number' && current === most)
    errors.push({
      ...found,
      type: 'hpa-max-current-replicas',
      message: `Current number of replicas (${most}) equals the configured maximum`,
      severity: 8,
      ...propose('MaxReplicas'),
    });
  return errors;
}

function propose(errorType: FixType): { proposedFix: ProposedFix } {
  return { proposedFix: { type: 'docs', errorType, container: '', podName: '', docsLink: DOCS } };
}
