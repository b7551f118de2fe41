import type { KubernetesObject } from './kubernetesObject';
import { readList } from './pod';

/** The CPU utilization of the pods of an autoscaler, in percent of what they request. */
export interface CpuUtilization {
  target: number | undefined;
  current: number | undefined;
}

/** Returns the CPU utilization, from all versions of the API. */
export function readCpuUtilization({ spec, status }: KubernetesObject): CpuUtilization {
  return {
    target: readMetric(spec?.['metrics'], 'target') ?? readNumber(spec?.['targetCPUUtilizationPercentage']),
    current:
      readMetric(status?.['currentMetrics'], 'current') ??
      readNumber(status?.['currentCPUUtilizationPercentage']),
  };
}

function readMetric(metrics: unknown, part: 'target' | 'current'): number | undefined {
  for (const { resource } of readList<{ resource?: Record<string, unknown> }>(metrics)) {
    if (resource?.['name'] !== 'cpu') continue;
    const { averageUtilization } = Object(resource[part]) as { averageUtilization?: unknown };
    return readNumber(averageUtilization);
  }
  return undefined;
}

function readNumber(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
