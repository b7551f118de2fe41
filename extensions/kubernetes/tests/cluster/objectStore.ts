import { randomBytes, randomUUID } from 'node:crypto';
import { apiResources, findResource, printApiVersion, type ApiResource } from './resources';
import type { ClusterObject, OwnerReference, PodObject } from './clusterObject';
import { parseFieldSelector, parseLabelSelector } from './selectors';
import { StatusError } from './statusError';

export interface ListQuery {
  namespace?: string | undefined;
  labelSelector?: string | null;
  fieldSelector?: string | null;
  /** The maximum number of objects on a page. */
  limit?: number;
  /** The token of the previous page. */
  continueToken?: string | null;
}

export interface ListPage {
  items: ClusterObject[];
  resourceVersion: string;
  continueToken?: string;
  remainingItemCount?: number;
}

/** A change, as watches report it. */
export interface StoreChange {
  type: 'ADDED' | 'MODIFIED' | 'DELETED';
  resource: ApiResource;
  object: ClusterObject;
  version: number;
}

/** The objects of a cluster, with the behavior of the controllers that own pods. */
export interface ObjectStore {
  list(resource: ApiResource, query: ListQuery): ListPage;
  get(resource: ApiResource, namespace: string | undefined, name: string): ClusterObject;
  /** Adds an object of a kind that the cluster serves. Missing uids and timestamps are added. */
  add(object: ClusterObject): ClusterObject;
  /** Deletes an object and what it owns. The controller that owns it creates a new one. */
  remove(resource: ApiResource, namespace: string | undefined, name: string, orphans: boolean): ClusterObject;
  /** Makes continue tokens and resource versions of the past expire. */
  compact(): void;
  /** Changes after a version, then new ones. Returns a function that unsubscribes. */
  watch(after: number, listener: (change: StoreChange) => void): () => void;
}

export interface ObjectStoreOptions {
  /** Time in milliseconds until a deleted pod is gone. */
  terminationMs: number;
  /** Time in milliseconds until the container of a new pod runs. */
  startMs: number;
}

/** Creates an empty store. */
export function createObjectStore({ terminationMs, startMs }: ObjectStoreOptions): ObjectStore {
  const objects = new Map<string, ClusterObject>();
  const changes: StoreChange[] = [];
  const listeners = new Set<(change: StoreChange) => void>();
  let version = 1;
  let oldest = 0;

  const keyOf = ({ group, plural }: ApiResource, namespace = '', name: string): string =>
    [group, plural, namespace, name].join('\0');

  const put = (resource: ApiResource, object: ClusterObject, type: StoreChange['type']): void => {
    version += 1;
    const { namespace, name } = object.metadata;
    const stored = { ...object, metadata: { ...object.metadata, resourceVersion: String(version) } };
    const key = keyOf(resource, namespace, name);
    if (type === 'DELETED') objects.delete(key);
    else objects.set(key, stored);
    const change = { type, resource, object: stored, version };
    changes.push(change);
    for (const listener of listeners) listener(change);
  };

  const find = (resource: ApiResource, namespace: string | undefined, name: string): ClusterObject => {
    const found = objects.get(keyOf(resource, namespace, name));
    if (found) return found;
    throw new StatusError(404, `${printName(resource)} "${name}" not found`, {
      name,
      ...(resource.group !== '' && { group: resource.group }),
      kind: resource.plural,
    });
  };

  const ownerOf = ({ metadata }: ClusterObject): ClusterObject | undefined => {
    const reference = metadata.ownerReferences?.find(({ controller }) => controller);
    const resource = reference && findResource(reference.kind, reference.apiVersion);
    return reference && resource && objects.get(keyOf(resource, metadata.namespace, reference.name));
  };

  const store: ObjectStore = {
    list(resource, { namespace, labelSelector, fieldSelector, limit = Infinity, continueToken }) {
      const matchesLabels = parseLabelSelector(labelSelector ?? '');
      const matchesFields = parseFieldSelector(fieldSelector ?? '');
      const start = continueToken ? readToken(continueToken, oldest) : { key: '', version };
      const prefix = keyOf(resource, namespace, '');
      const wanted = namespace === undefined ? prefix.slice(0, -1) : prefix;
      const matching = [...objects]
        .filter(([key, object]) => key.startsWith(wanted) && matchesLabels(object) && matchesFields(object))
        .sort(([a], [b]) => (a < b ? -1 : 1));
      const rest = matching.filter(([key]) => key > start.key);
      const page = rest.slice(0, limit);
      const last = page.at(-1)?.[0];
      const more = rest.length > page.length && last !== undefined;
      return {
        items: page.map(([, object]) => object),
        resourceVersion: String(start.version),
        ...(more && {
          continueToken: printToken(last, start.version),
          remainingItemCount: rest.length - page.length,
        }),
      };
    },
    get: find,
    add(object) {
      const resource = findResource(object.kind, object.apiVersion);
      if (!resource)
        throw new TypeError(`The test cluster does not serve ${object.apiVersion} ${object.kind}.`);
      const { metadata } = object;
      const complete: ClusterObject = {
        ...object,
        metadata: {
          ...metadata,
          ...(resource.namespaced && { namespace: metadata.namespace ?? 'default' }),
          uid: metadata.uid ?? randomUUID(),
          creationTimestamp: metadata.creationTimestamp ?? new Date().toISOString().replace(/\.\d+/, ''),
        },
      };
      put(resource, complete, 'ADDED');
      return complete;
    },
    remove(resource, namespace, name, orphans) {
      const object = find(resource, namespace, name);
      const owner = ownerOf(object);
      const owned = orphans ? [] : listOwned(objects, object);
      const terminated: ClusterObject = {
        ...object,
        metadata: {
          ...object.metadata,
          deletionTimestamp: new Date().toISOString().replace(/\.\d+/, ''),
          deletionGracePeriodSeconds: Math.ceil(terminationMs / 1000),
        },
      };
      const finish = (): void => {
        if (objects.get(keyOf(resource, namespace, name))?.metadata.uid !== object.metadata.uid) return;
        put(resource, terminated, 'DELETED');
        if (owner && object.kind === 'Pod') replacePod(object as PodObject, owner);
      };
      if (resource.plural === 'pods' && terminationMs > 0) {
        put(resource, terminated, 'MODIFIED');
        setTimeout(finish, terminationMs).unref();
      } else {
        finish();
      }
      for (const child of owned) {
        const childResource = findResource(child.kind, child.apiVersion);
        if (childResource) store.remove(childResource, child.metadata.namespace, child.metadata.name, false);
      }
      return terminated;
    },
    compact() {
      version += 1;
      oldest = version;
      changes.length = 0;
    },
    watch(after, listener) {
      if (after > 0 && after < oldest) {
        throw new StatusError(410, `too old resource version: ${after} (${oldest})`);
      }
      for (const change of changes) if (change.version > after) listener(change);
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };

  const replacePod = (pod: PodObject, owner: ClusterObject): void => {
    // Deleting an owner deletes its pods too; only a living owner replaces them.
    if (!['ReplicaSet', 'StatefulSet', 'DaemonSet'].includes(owner.kind) || owner.metadata.deletionTimestamp)
      return;
    const created = store.add(createReplacement(pod, owner));
    setTimeout(() => {
      const resource = apiResources.find(({ plural }) => plural === 'pods');
      const { namespace, name, uid } = created.metadata;
      if (!resource || objects.get(keyOf(resource, namespace, name))?.metadata.uid !== uid) return;
      put(resource, { ...created, status: startedStatus(pod) }, 'MODIFIED');
    }, startMs).unref();
  };

  return store;
}

function printName({ plural, group }: ApiResource): string {
  return group === '' ? plural : `${plural}.${group}`;
}

function listOwned(objects: Map<string, ClusterObject>, owner: ClusterObject): ClusterObject[] {
  const owns = ({ uid }: OwnerReference): boolean => uid === owner.metadata.uid;
  return [...objects.values()].filter(({ metadata }) => metadata.ownerReferences?.some(owns));
}

function printToken(key: string, version: number): string {
  return Buffer.from(JSON.stringify({ key, version })).toString('base64url');
}

function readToken(token: string, oldest: number): { key: string; version: number } {
  let read: { key: string; version: number };
  try {
    read = JSON.parse(Buffer.from(token, 'base64url').toString()) as { key: string; version: number };
  } catch {
    throw new StatusError(400, 'continue key is not valid');
  }
  if (read.version < oldest) {
    throw new StatusError(
      410,
      'The provided continue parameter is too old to display a consistent list result.',
    );
  }
  return read;
}

function createReplacement(pod: PodObject, owner: ClusterObject): ClusterObject {
  const { name, namespace, labels, annotations, ownerReferences } = pod.metadata;
  const suffix = randomBytes(4).toString('hex').slice(0, 5);
  return {
    apiVersion: printApiVersion({ group: '', version: 'v1' }),
    kind: 'Pod',
    metadata: {
      name: owner.kind === 'StatefulSet' ? name : `${owner.metadata.name}-${suffix}`,
      ...(namespace !== undefined && { namespace }),
      ...(labels && { labels }),
      ...(annotations && { annotations }),
      ...(ownerReferences && { ownerReferences }),
    },
    spec: pod.spec,
    status: {
      phase: 'Pending',
      conditions: [{ type: 'PodScheduled', status: 'True' }],
      containerStatuses: pod.spec.containers.map((container) => ({
        name: container.name,
        image: container.image,
        imageID: '',
        ready: false,
        restartCount: 0,
        state: { waiting: { reason: 'ContainerCreating' } },
      })),
    },
  };
}

/** A pod that failed before fails again. */
function startedStatus({ status }: PodObject): PodObject['status'] {
  const startedAt = new Date().toISOString().replace(/\.\d+/, '');
  return {
    ...status,
    startTime: startedAt,
    containerStatuses: (status.containerStatuses ?? []).map((container) => ({
      ...container,
      lastState: {},
      restartCount: 0,
      ...(container.state?.running && { state: { running: { startedAt } } }),
    })),
  };
}
