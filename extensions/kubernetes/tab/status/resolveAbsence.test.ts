import { describe, expect, it } from 'vitest';
import type { ClusterState } from '../../objects/clusterState';
import type { FetchError } from '../../protocol';
import { resolveAbsence, type Absence } from './resolveAbsence';

const state = (errors: FetchError[], count = 0): ClusterState => ({
  cluster: { name: 'production', authProvider: 'serviceAccount' },
  loaded: {
    name: 'production',
    objects: Array.from({ length: count }, () => ({ kind: 'Service' })),
    usage: new Map(),
    errors,
    detected: [],
    changed: new Set(),
    answered: new Set(),
    stale: new Map(),
    loadedAt: 0,
  },
  failure: undefined,
});

const failed = (reason: string, path = '/api/v1/pods'): FetchError => ({
  errorType: 'FETCH_ERROR',
  message: `request to https://cluster.example${path}?labelSelector=a failed, reason: ${reason}`,
});

const refused = (statusCode: number, resourcePath = '/api/v1/pods'): FetchError => ({
  errorType: 'UNKNOWN_ERROR',
  statusCode,
  resourcePath,
});

const cases: Array<[FetchError, Absence]> = [
  [failed('connect ECONNREFUSED 10.0.0.1:443'), 'unreachable'],
  [failed('connect ETIMEDOUT 10.0.0.1:443'), 'unreachable'],
  [failed('getaddrinfo ENOTFOUND cluster.example'), 'unreachable'],
  [failed('the cluster did not respond in time'), 'slow'],
  [failed('network timeout at: https://cluster.example'), 'slow'],
  [failed('self-signed certificate in certificate chain'), 'untrusted'],
  [failed("Hostname/IP does not match certificate's altnames"), 'untrusted'],
  [failed('error:0480006C:PEM routines::no start line'), 'untrusted'],
  [refused(401), 'refused'],
  [refused(403, '/api/v1/namespaces/shop/pods'), 'refused'],
  [refused(503), 'broken'],
  [{ errorType: 'FETCH_ERROR', message: "The cluster 'production' has no token." }, 'notLoaded'],
  [
    {
      errorType: 'FETCH_ERROR',
      message: "The file with the certificate authority of the cluster 'production' cannot be read.",
    },
    'notLoaded',
  ],
];

describe('resolveAbsence', () => {
  it.each(cases)('%j', (error, absence) => {
    expect(resolveAbsence(state([error]))).toBe(absence);
    // Without its pods, the health is not known from the other objects.
    expect(resolveAbsence(state([error], 3))).toBe(absence);
  });

  it('is not given if only other objects or the usage are missing', () => {
    const errors = [
      refused(404, '/apis/metrics.k8s.io/v1beta1/namespaces/shop/pods'),
      refused(403, '/api/v1/configmaps'),
      failed('socket hang up', '/apis/batch/v1/jobs'),
    ];
    expect(resolveAbsence(state(errors, 3))).toBeUndefined();
    expect(resolveAbsence(state([]))).toBeUndefined();
  });
});
