import type { KubernetesObject } from '../model/kubernetesObject';

/** Something that happened to an object. */
export interface KubernetesEvent {
  /** Unique on the cluster. */
  key: string;
  isWarning: boolean;
  reason: string;
  message: string;
  count: number;
  /** In ISO 8601. */
  first: string | undefined;
  last: string | undefined;
  kind: string;
  name: string;
}

/** Reads an event. Clusters leave out most parts in some versions of the API. */
export function readEvent(event: KubernetesObject): KubernetesEvent {
  const { metadata = {}, type, reason, message, count, series, involvedObject } = event;
  const about = Object(involvedObject) as { kind?: string; name?: string };
  const repeated = Object(series) as { count?: number; lastObservedTime?: string };
  const first =
    readTime(event, 'firstTimestamp') ?? readTime(event, 'eventTime') ?? metadata.creationTimestamp;
  return {
    key: `${metadata.namespace ?? ''}/${metadata.name ?? ''}`,
    isWarning: type === 'Warning',
    reason: typeof reason === 'string' ? reason : '',
    message: typeof message === 'string' ? message : '',
    count: repeated.count ?? (typeof count === 'number' ? count : 1),
    first,
    last: readTime(event, 'lastTimestamp') ?? repeated.lastObservedTime ?? first,
    kind: about.kind ?? '',
    name: about.name ?? '',
  };
}

function readTime(event: KubernetesObject, key: string): string | undefined {
  const value = event[key];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Returns each event once, the latest first. */
export function sortEvents(events: readonly KubernetesEvent[]): KubernetesEvent[] {
  const unique = [...new Map(events.map((event) => [event.key, event])).values()];
  const time = ({ last }: KubernetesEvent): number => Date.parse(last ?? '') || 0;
  return unique.sort((a, b) => time(b) - time(a));
}
