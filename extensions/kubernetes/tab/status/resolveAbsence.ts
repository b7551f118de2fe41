import type { ClusterState } from '../../objects/clusterState';
import { isUsagePath } from '../../model/isUsageError';
import type { FetchError } from '../../protocol';

/** Why the state of an entity on a cluster is not known. */
export type Absence =
  /** No connection, for example because the cluster is off. */
  | 'unreachable'
  /** No answer in time. */
  | 'slow'
  /** It does not accept the token, or does not permit to read objects. */
  | 'refused'
  /** Its certificate is not one that the backend trusts. */
  | 'untrusted'
  /** It answers with another error. */
  | 'broken'
  /** The reason is not the cluster: for example, there is no token for it. */
  | 'notLoaded';

/** All reasons, in the order in which they are counted. */
export const absences: readonly Absence[] = [
  'unreachable',
  'slow',
  'refused',
  'untrusted',
  'broken',
  'notLoaded',
];

/** Returns why the state on a cluster is not known, or undefined if it is. Without the pods, the other objects do not show it. */
export function resolveAbsence({ loaded, failure }: ClusterState): Absence | undefined {
  if (failure) return 'notLoaded';
  const error =
    loaded?.errors.find(isAboutPods) ??
    (loaded?.objects.length === 0 ? loaded.errors.find((one) => 'message' in one) : undefined);
  return error && resolveReason(error);
}

/** Backends name the address that they requested in the message. A message without one is about everything. */
const REQUESTED = /^request to ([^\s?]+)\S* failed, reason: (.*)/s;

function isAboutPods(error: FetchError): boolean {
  const path = 'message' in error ? (REQUESTED.exec(error.message)?.[1] ?? '/pods') : error.resourcePath;
  return path !== undefined && path.endsWith('/pods') && !isUsagePath(path);
}

function resolveReason(error: FetchError): Absence {
  if (!('message' in error)) return [401, 403].includes(error.statusCode ?? 0) ? 'refused' : 'broken';
  const reason = REQUESTED.exec(error.message)?.[2];
  if (reason === undefined) return 'notLoaded';
  if (/certificate|altname|PEM routines|asn1/i.test(reason)) return 'untrusted';
  if (reason.startsWith('connect ')) return 'unreachable';
  return /in time|timed? ?out/i.test(reason) ? 'slow' : 'unreachable';
}
