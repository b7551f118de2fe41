import type { DetectedError } from '../detect/detectedError';
import type { KubernetesObject } from '../model/kubernetesObject';
import { isUsageError } from '../model/isUsageError';
import type { FetchError, PodMetrics } from '../protocol';

/** An object, or its uid if it is the same as before. */
export type SentObject = KubernetesObject | string;

/** The objects of one kind, in the form in which they can be sent again. */
export interface SentList {
  /** The type of the list in the answer. */
  type: string;
  objects: readonly SentObject[];
  /** In ms. */
  loadedAt: number;
}

/** What is known of a cluster. */
export interface SentCluster {
  /** By kind. */
  lists: ReadonlyMap<string, SentList>;
  /** Resource versions by uid. */
  versions: ReadonlyMap<string, string>;
  detected: readonly DetectedError[];
  usage: readonly PodMetrics[];
}

const CUSTOM = 'customresources';

/** Returns an answer of a cluster, together with what was known before of the kinds that it did not answer. */
export function keepUnanswered(
  before: SentCluster,
  answer: SentCluster,
  errors: readonly FetchError[],
): SentCluster {
  if (errors.every(isUsageError)) return answer;
  const countCustom = ({ lists }: SentCluster): number =>
    [...lists.values()].filter(({ type }) => type === CUSTOM).length;
  const hasAllCustom = countCustom(answer) >= countCustom(before);
  const kept = new Map(
    [...before.lists].filter(
      ([kind, { type }]) => !answer.lists.has(kind) && !(type === CUSTOM && hasAllCustom),
    ),
  );
  const versionsOf = ({ objects }: SentList): Array<[string, string]> =>
    objects.flatMap((object) => {
      const version = typeof object === 'string' ? before.versions.get(object) : undefined;
      return typeof object === 'string' && version !== undefined ? [[object, version]] : [];
    });
  return {
    // The order stays the same, so that nothing moves.
    lists: new Map([
      ...[...before.lists].filter(([kind]) => kept.has(kind) || answer.lists.has(kind)),
      ...answer.lists,
    ]),
    versions: new Map([...answer.versions, ...[...kept.values()].flatMap(versionsOf)]),
    detected: [
      ...answer.detected,
      ...before.detected.filter(({ sourceRef }) => kept.has(sourceRef.kind)),
    ].sort((a, b) => b.severity - a.severity),
    usage: kept.has('Pod') ? before.usage : answer.usage,
  };
}
