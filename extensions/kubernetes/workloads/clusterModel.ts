import type { DetectedError } from '../detect/detectedError';
import type { KubernetesObject } from '../model/kubernetesObject';
import { readPhase } from '../model/pod';
import { printAddress, readAddress } from '../model/objectAddress';
import type { LoadedCluster } from '../objects/clusterState';

/** An object with the objects that it created. */
export interface WorkloadNode {
  /** Unique among all clusters. */
  key: string;
  object: KubernetesObject;
  children: readonly WorkloadNode[];
  /** All pods below it, or itself. */
  pods: readonly WorkloadNode[];
  /** What is wrong with the object itself. */
  errors: readonly DetectedError[];
  /** How many of the pods have errors. */
  failingPods: number;
  /** Whether something is wrong with the object or one below it. */
  isFailing: boolean;
  /** The autoscaler of the workload. */
  autoscaler: KubernetesObject | undefined;
}

/** The objects of a cluster as trees, from owners to what they own. */
export interface ClusterModel {
  roots: readonly WorkloadNode[];
  pods: number;
  /** Pods without errors that do not run anymore, such as those of jobs. */
  endedPods: number;
  failingPods: number;
}

/** Phases of pods that do not run anymore. */
const ENDED = ['Succeeded', 'Failed'];

/** How many objects are handled between two pauses. */
const STEP = 500;

/** Builds the trees of a cluster. */
export function createClusterModel(loaded: LoadedCluster): ClusterModel {
  const steps = createModelSteps(loaded);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Builds the trees of a cluster in small steps, because there can be ten thousand pods. Returns the trees at the end. */
export function* createModelSteps({
  name,
  objects,
  detected,
}: LoadedCluster): Generator<void, ClusterModel, void> {
  const errors = groupErrors(detected);
  const autoscalers = listAutoscalers(objects);
  const byUid = new Map<string, KubernetesObject>();
  for (const object of objects) {
    const uid = object.metadata?.uid;
    if (uid !== undefined) byUid.set(uid, object);
  }
  yield;
  const children = new Map<KubernetesObject, KubernetesObject[]>();
  const roots = new Set<KubernetesObject>();
  let endedPods = 0;
  let count = 0;
  for (const object of objects) {
    const owner = findOwner(object);
    if (owner === undefined || owner === object) roots.add(object);
    else append(children, owner, object);
    if ((count += 1) % STEP === 0) yield;
  }
  for (const object of autoscalers.size > 0 ? objects : []) {
    const autoscaler = autoscalers.get(printName(object));
    // An autoscaler without its target is shown on its own.
    if (!autoscaler || autoscaler.metadata?.ownerReferences) continue;
    append(children, object, autoscaler);
    roots.delete(autoscaler);
    if ((count += 1) % STEP === 0) yield;
  }

  function findOwner({ metadata }: KubernetesObject): KubernetesObject | undefined {
    const references = metadata?.ownerReferences;
    if (!references) return undefined;
    const owner = references.find(({ controller }) => controller === true) ?? references[0];
    return owner && byUid.get(owner.uid);
  }

  /** Owners that own each other must not end in a loop, so objects above are left out. */
  function* createNodes(
    list: Iterable<KubernetesObject>,
    above: ReadonlySet<KubernetesObject>,
  ): Generator<void, WorkloadNode[], void> {
    const nodes: WorkloadNode[] = [];
    for (const object of list) {
      if (above.has(object)) continue;
      if ((count += 1) % STEP === 0) yield;
      const owned = children.get(object);
      const below = owned ? yield* createNodes(owned, new Set(above).add(object)) : NONE;
      nodes.push(createNode(object, below));
    }
    return nodes;
  }

  function createNode(object: KubernetesObject, below: readonly WorkloadNode[]): WorkloadNode {
    const own = errors.size === 0 ? undefined : errors.get(printName(object));
    const isPod = object.kind === 'Pod';
    const pods = below.length === 0 ? [] : below.flatMap((node) => node.pods);
    const node: WorkloadNode = {
      key: printKey(name, object),
      object,
      children: below,
      pods,
      errors: own ?? NONE,
      failingPods: below.reduce((sum, child) => sum + child.failingPods, 0) + (isPod && own ? 1 : 0),
      isFailing: own !== undefined || below.some(({ isFailing }) => isFailing),
      autoscaler: autoscalers.size === 0 ? undefined : autoscalers.get(printName(object)),
    };
    if (isPod) {
      pods.push(node);
      if (!own && ENDED.includes(readPhase(object))) endedPods += 1;
    }
    return node;
  }

  const nodes = yield* createNodes(roots, new Set());
  return {
    roots: nodes,
    pods: nodes.reduce((sum, { pods }) => sum + pods.length, 0),
    endedPods,
    failingPods: nodes.reduce((sum, { failingPods }) => sum + failingPods, 0),
  };
}

const NONE: readonly never[] = [];

function printKey(cluster: string, object: KubernetesObject): string {
  const uid = object.metadata?.uid;
  return uid === undefined ? printAddress(readAddress(cluster, object)) : `${cluster} ${uid}`;
}

/** Returns the autoscalers by the name of their target. */
function listAutoscalers(objects: readonly KubernetesObject[]): Map<string, KubernetesObject> {
  const autoscalers = new Map<string, KubernetesObject>();
  for (const object of objects) {
    const target = object.kind === 'HorizontalPodAutoscaler' ? readTarget(object) : undefined;
    if (target !== undefined) autoscalers.set(target, object);
  }
  return autoscalers;
}

function printName({ kind, metadata }: KubernetesObject): string {
  return `${kind}/${metadata?.namespace ?? ''}/${metadata?.name ?? ''}`;
}

function readTarget({ metadata, spec }: KubernetesObject): string | undefined {
  const { kind, name } = Object(spec?.['scaleTargetRef']) as { kind?: string; name?: string };
  return kind === undefined || name === undefined
    ? undefined
    : `${kind}/${metadata?.namespace ?? ''}/${name}`;
}

function groupErrors(detected: readonly DetectedError[]): Map<string, DetectedError[]> {
  const errors = new Map<string, DetectedError[]>();
  for (const error of detected) {
    const { kind, namespace, name } = error.sourceRef;
    append(errors, `${kind}/${namespace}/${name}`, error);
  }
  return errors;
}

function append<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
