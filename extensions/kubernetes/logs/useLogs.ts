import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useApi } from '#sdk';
import { kubernetesProxyApiRef } from '../api/KubernetesProxyApi';
import { createLogCollector, type CollectedLog } from './createLogCollector';
import type { LogSource } from './logSource';
import { resolveRange, type LogRangeName } from './logRanges';

/** Options of {@link useLogs}. */
export interface UseLogsOptions {
  clusterName: string;
  /** Containers that are added later are read too. The lines of those that are gone stay. */
  sources: readonly LogSource[];
  range: LogRangeName;
  previous: boolean;
}

/** Reads the logs of containers while the component is shown. */
export function useLogs({ clusterName, sources, range, previous }: UseLogsOptions): CollectedLog {
  const api = useApi(kubernetesProxyApiRef);
  const collector = useMemo(
    () =>
      createLogCollector({
        range: resolveRange(range),
        previous,
        read: ({ namespace, pod, container }, options) =>
          api.getPodLogs({ clusterName, namespace, podName: pod }, { containerName: container, ...options }),
      }),
    [api, clusterName, range, previous],
  );
  const stable = useStableSources(sources);
  useEffect(() => () => collector.stop(), [collector]);
  useEffect(() => collector.setSources(stable), [collector, stable]);
  return useSyncExternalStore(collector.subscribe, collector.read);
}

/** Each refresh of the page creates new objects for the same containers. */
function useStableSources(sources: readonly LogSource[]): readonly LogSource[] {
  const print = (list: readonly LogSource[]): string =>
    list.map(({ key, hasPrevious }) => `${key} ${hasPrevious}`).join('\n');
  const [stable, setStable] = useState(sources);
  if (print(stable) !== print(sources)) setStable(sources);
  return stable;
}
