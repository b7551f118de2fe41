import { useQuery } from '@tanstack/react-query';
import { useApi } from '#sdk';
import { kubernetesProxyApiRef } from '../../api/KubernetesProxyApi';
import type { DetectedError } from '../../detect/detectedError';
import { readEvent, sortEvents, type KubernetesEvent } from '../../events/kubernetesEvent';
import { useKubernetesObjects } from '../../objects/KubernetesObjectsContext';

/** What is known of one trace. */
export interface Trace {
  isLoading: boolean;
  /** Undefined if there is none, or if the user may not read it. */
  text: string | undefined;
}

/** The last line of the log and the last event. The log is only there if it can explain the error. */
export interface Traces {
  log: Trace | undefined;
  /** Undefined if the user may not see events. */
  event: Trace | undefined;
}

/** Loads the traces that an error left. */
export function useLastTraces(clusterName: string, { sourceRef, proposedFix }: DetectedError): Traces {
  const api = useApi(kubernetesProxyApiRef);
  const { namespace, name, kind } = sourceRef;
  const { mayUseProxy, isPaused } = useKubernetesObjects();
  const key = ['kubernetes', 'traces', clusterName, namespace, name];
  const shared = {
    retry: false,
    staleTime: 60_000,
    refetchOnWindowFocus: !isPaused,
    refetchOnReconnect: !isPaused,
  };
  const log = useQuery({
    ...shared,
    queryKey: [...key, 'log', proposedFix?.container],
    enabled: mayUseProxy === true && proposedFix?.type === 'logs',
    queryFn: async ({ signal }) => {
      const options = { containerName: proposedFix?.container ?? '', previous: true, tailLines: 1, signal };
      const response = await api.getPodLogs({ clusterName, namespace, podName: name }, options);
      return (await response.text()).trim();
    },
  });
  const event = useQuery({
    ...shared,
    queryKey: [...key, 'events', kind],
    enabled: mayUseProxy === true,
    queryFn: async ({ signal }) => {
      const object = { clusterName, namespace, involvedObjectName: name };
      const events = await api.getEventsByInvolvedObjectName(object, { signal });
      return printLast(
        sortEvents(events.map(readEvent).filter((one) => one.kind === kind || one.kind === '')),
      );
    },
  });
  if (mayUseProxy === false) return { log: undefined, event: undefined };
  return {
    log: proposedFix?.type === 'logs' ? readTrace(log) : undefined,
    event: readTrace(event),
  };
}

function readTrace({ data, isPending }: { data: string | undefined; isPending: boolean }): Trace {
  return { isLoading: isPending, text: data || undefined };
}

function printLast([last]: readonly KubernetesEvent[]): string {
  return [last?.reason, last?.message].filter(Boolean).join(': ');
}
