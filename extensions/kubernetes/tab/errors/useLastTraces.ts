import { useQuery } from '@tanstack/react-query';
import { useApi } from '#sdk';
import { kubernetesProxyApiRef } from '../../api/KubernetesProxyApi';
import type { DetectedError } from '../../detect/detectedError';
import type { KubernetesObject } from '../../model/kubernetesObject';

/** What is known of one trace. */
export interface Trace {
  isLoading: boolean;
  /** Undefined if there is none, or if the user may not read it. */
  text: string | undefined;
}

/** The last line of the log and the last event. The log is only there if it can explain the error. */
export interface Traces {
  log: Trace | undefined;
  event: Trace;
}

/** Loads the traces that an error left. */
export function useLastTraces(clusterName: string, { sourceRef, proposedFix }: DetectedError): Traces {
  const api = useApi(kubernetesProxyApiRef);
  const { namespace, name } = sourceRef;
  const key = ['kubernetes', 'traces', clusterName, namespace, name];
  const shared = { retry: false, staleTime: 60_000 };
  const log = useQuery({
    ...shared,
    queryKey: [...key, 'log', proposedFix?.container],
    enabled: proposedFix?.type === 'logs',
    queryFn: async ({ signal }) => {
      const options = { containerName: proposedFix?.container ?? '', previous: true, tailLines: 1, signal };
      const response = await api.getPodLogs({ clusterName, namespace, podName: name }, options);
      return (await response.text()).trim();
    },
  });
  const event = useQuery({
    ...shared,
    queryKey: [...key, 'events'],
    queryFn: async ({ signal }) => {
      const object = { clusterName, namespace, involvedObjectName: name };
      return printLast(await api.getEventsByInvolvedObjectName(object, { signal }));
    },
  });
  return {
    log: proposedFix?.type === 'logs' ? { isLoading: log.isLoading, text: log.data || undefined } : undefined,
    event: { isLoading: event.isLoading, text: event.data || undefined },
  };
}

function printLast(events: readonly KubernetesObject[]): string {
  const last = events.toSorted((a, b) => readTime(b).localeCompare(readTime(a)))[0];
  return [last?.['reason'], last?.['message']].filter((part) => typeof part === 'string').join(': ');
}

function readTime({ metadata, ...event }: KubernetesObject): string {
  const time = event['lastTimestamp'] ?? event['eventTime'] ?? metadata?.creationTimestamp;
  return typeof time === 'string' ? time : '';
}
