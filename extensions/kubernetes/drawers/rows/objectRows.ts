import type { TranslationKey } from '#sdk';
import type { kubernetesDetailsTranslationRef } from '../../i18n/details/kubernetesDetailsTranslationRef';
import { readCpuUtilization } from '../../model/autoscaler';
import type { KubernetesObject } from '../../model/kubernetesObject';

/** The key of the label of a row. */
export type RowLabel = Extract<
  TranslationKey<typeof kubernetesDetailsTranslationRef.messages>,
  `row.${string}`
>;

/** A row of the details: a label, and where its value is. */
export interface ObjectRow {
  label: RowLabel;
  /** The keys to the value, such as `spec.strategy`, or a function that reads it. */
  path: string | ((object: KubernetesObject) => unknown);
  /** `time` for times in ISO 8601, `copy` for texts that users paste elsewhere, `hosts` for the rules of an ingress. */
  format?: 'time' | 'copy' | 'hosts';
  /** Whether the row is left out if there is no value. */
  isOptional?: boolean;
}

const row = (label: RowLabel, path: ObjectRow['path'], more: Partial<ObjectRow> = {}): ObjectRow => ({
  label,
  path,
  ...more,
});
const time = { format: 'time' } as const;
const copy = { format: 'copy' } as const;
const optional = { isOptional: true };

const rows: Readonly<Record<string, readonly ObjectRow[]>> = {
  Pod: [
    row('row.phase', 'status.phase'),
    row('row.reason', 'status.reason', optional),
    row('row.message', 'status.message', optional),
    row('row.podIp', 'status.podIP', copy),
    row('row.node', 'spec.nodeName', copy),
    row('row.hostIp', 'status.hostIP', { ...copy, ...optional }),
    row('row.startTime', 'status.startTime', time),
    row('row.qosClass', 'status.qosClass', optional),
    row('row.serviceAccount', 'spec.serviceAccountName', { ...copy, ...optional }),
    row('row.restartPolicy', 'spec.restartPolicy', optional),
  ],
  Deployment: [
    row('row.replicas', 'spec.replicas'),
    row('row.readyReplicas', 'status.readyReplicas'),
    row('row.updatedReplicas', 'status.updatedReplicas'),
    row('row.availableReplicas', 'status.availableReplicas'),
    row('row.strategy', 'spec.strategy'),
    row('row.minReadySeconds', 'spec.minReadySeconds'),
    row('row.progressDeadlineSeconds', 'spec.progressDeadlineSeconds'),
    row('row.revisionHistoryLimit', 'spec.revisionHistoryLimit', optional),
    row('row.paused', 'spec.paused', optional),
    row('row.selector', 'spec.selector'),
  ],
  ReplicaSet: [
    row('row.replicas', 'spec.replicas'),
    row('row.readyReplicas', 'status.readyReplicas'),
    row('row.availableReplicas', 'status.availableReplicas'),
    row('row.minReadySeconds', 'spec.minReadySeconds', optional),
    row('row.selector', 'spec.selector'),
  ],
  StatefulSet: [
    row('row.replicas', 'spec.replicas'),
    row('row.readyReplicas', 'status.readyReplicas'),
    row('row.updatedReplicas', 'status.updatedReplicas', optional),
    row('row.updateStrategy', 'spec.updateStrategy'),
    row('row.podManagementPolicy', 'spec.podManagementPolicy'),
    row('row.serviceName', 'spec.serviceName'),
    row('row.selector', 'spec.selector'),
    row('row.revisionHistoryLimit', 'spec.revisionHistoryLimit'),
  ],
  DaemonSet: [
    row('row.updateStrategyType', 'spec.updateStrategy.type'),
    row('row.minReadySeconds', 'spec.minReadySeconds'),
    row('row.revisionHistoryLimit', 'spec.revisionHistoryLimit'),
    row('row.currentNumberScheduled', 'status.currentNumberScheduled'),
    row('row.desiredNumberScheduled', 'status.desiredNumberScheduled'),
    row('row.numberAvailable', 'status.numberAvailable'),
    row('row.numberMisscheduled', 'status.numberMisscheduled'),
    row('row.numberReady', 'status.numberReady'),
  ],
  Job: [
    row('row.parallelism', 'spec.parallelism'),
    row('row.completions', 'spec.completions'),
    row('row.backoffLimit', 'spec.backoffLimit'),
    row('row.startTime', 'status.startTime', time),
    row('row.completionTime', 'status.completionTime', { ...time, ...optional }),
    row('row.active', 'status.active', optional),
    row('row.succeeded', 'status.succeeded', optional),
    row('row.failed', 'status.failed', optional),
  ],
  CronJob: [
    row('row.schedule', 'spec.schedule'),
    row('row.timeZone', 'spec.timeZone', optional),
    row('row.suspend', 'spec.suspend'),
    row('row.startingDeadlineSeconds', 'spec.startingDeadlineSeconds'),
    row('row.concurrencyPolicy', 'spec.concurrencyPolicy'),
    row('row.lastScheduleTime', 'status.lastScheduleTime', time),
    row('row.lastSuccessfulTime', 'status.lastSuccessfulTime', { ...time, ...optional }),
  ],
  Service: [
    row('row.type', 'spec.type'),
    row('row.clusterIp', 'spec.clusterIP', copy),
    row('row.externalIps', 'spec.externalIPs', optional),
    row('row.externalName', 'spec.externalName', { ...copy, ...optional }),
    row('row.loadBalancer', 'status.loadBalancer.ingress', optional),
    row('row.ports', 'spec.ports'),
    row('row.selector', 'spec.selector'),
    row('row.sessionAffinity', 'spec.sessionAffinity', optional),
  ],
  Ingress: [
    row('row.ingressClass', 'spec.ingressClassName', optional),
    row('row.rules', 'spec', { format: 'hosts' }),
    row('row.addresses', 'status.loadBalancer.ingress', optional),
    row('row.defaultBackend', 'spec.defaultBackend', optional),
    row('row.tls', 'spec.tls', optional),
  ],
  ConfigMap: [row('row.immutable', 'immutable', optional)],
  Secret: [row('row.type', 'type'), row('row.immutable', 'immutable', optional)],
  HorizontalPodAutoscaler: [
    row('row.target', 'spec.scaleTargetRef'),
    row('row.targetCpu', (object) => readCpuUtilization(object).target),
    row('row.currentCpu', (object) => readCpuUtilization(object).current),
    row('row.minReplicas', 'spec.minReplicas'),
    row('row.maxReplicas', 'spec.maxReplicas'),
    row('row.currentReplicas', 'status.currentReplicas'),
    row('row.desiredReplicas', 'status.desiredReplicas'),
    row('row.lastScaleTime', 'status.lastScaleTime', time),
    row('row.metrics', 'spec.metrics', optional),
  ],
  ResourceQuota: [row('row.hard', 'status.hard'), row('row.used', 'status.used')],
  LimitRange: [row('row.limits', 'spec.limits')],
  Rollout: [
    row('row.phase', 'status.phase'),
    row('row.message', 'status.message', optional),
    row('row.replicas', 'spec.replicas'),
    row('row.readyReplicas', 'status.readyReplicas'),
    row('row.updatedReplicas', 'status.updatedReplicas', optional),
    row('row.strategy', 'spec.strategy'),
    row('row.selector', 'spec.selector', optional),
  ],
};

/** Returns the rows of an object, or undefined for kinds that are not known. */
export function findRows({ kind = '' }: KubernetesObject): readonly ObjectRow[] | undefined {
  return Object.hasOwn(rows, kind) ? rows[kind] : undefined;
}

/** Returns the value of a row, or undefined. */
export function readRow(object: KubernetesObject, { path }: ObjectRow): unknown {
  if (typeof path === 'function') return path(object);
  let value: unknown = object;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}
