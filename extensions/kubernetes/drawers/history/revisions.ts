import type { KubernetesObject } from '../../model/kubernetesObject';
import { listImages, readReplicas, type Replicas } from '../../model/workload';
import { readOwner } from '../../model/findOwner';

/** A version of the pod template of a workload. */
export interface Revision {
  number: number;
  /** The name of the object that keeps it. */
  name: string;
  created: string | undefined;
  images: readonly string[];
  /** Why it was made, if the author wrote it into the annotation. */
  cause: string | undefined;
  /** Undefined if revisions have no pods of their own. */
  replicas: Replicas | undefined;
  template: unknown;
}

const NUMBERS = ['deployment.kubernetes.io/revision', 'rollout.argoproj.io/revision'];
const CAUSE = 'kubernetes.io/change-cause';
/** Labels that the cluster adds to each template. They differ even if nothing was changed. */
const OWN_LABELS = ['pod-template-hash', 'rollouts-pod-template-hash', 'controller-revision-hash'];

/** Returns the revisions of a workload from its replica sets or controller revisions, the newest first. */
export function listRevisions(workload: KubernetesObject, objects: readonly KubernetesObject[]): Revision[] {
  const uid = workload.metadata?.uid;
  return objects
    .filter((object) => uid !== undefined && readOwner(object)?.uid === uid)
    .flatMap(readRevision)
    .sort((a, b) => b.number - a.number);
}

function readRevision(object: KubernetesObject): Revision[] {
  const { name = '', creationTimestamp, annotations = {} } = object.metadata ?? {};
  const isReplicaSet = object.kind === 'ReplicaSet';
  const written = isReplicaSet
    ? NUMBERS.map((key) => annotations[key]).find((value) => value !== undefined)
    : object['revision'];
  const number = Number(written);
  if (written === undefined || !Number.isFinite(number)) return [];
  const template = isReplicaSet ? object.spec?.['template'] : readPatch(object['data']);
  return [
    {
      number,
      name,
      created: creationTimestamp,
      images: listImages({ spec: { template } }),
      cause: annotations[CAUSE],
      replicas: isReplicaSet ? readReplicas(object) : undefined,
      template: dropOwnLabels(template),
    },
  ];
}

/** Controller revisions keep the template as a patch of the workload. */
function readPatch(data: unknown): unknown {
  const { spec } = Object(data) as { spec?: { template?: Record<string, unknown> } };
  const { $patch: _, ...template } = spec?.template ?? {};
  return template;
}

function dropOwnLabels(template: unknown): unknown {
  const { metadata, ...rest } = Object(template) as { metadata?: { labels?: Record<string, string> } };
  const labels = Object.entries(metadata?.labels ?? {}).filter(([key]) => !OWN_LABELS.includes(key));
  return { metadata: { ...metadata, labels: Object.fromEntries(labels) }, ...rest };
}
