import { describe, expect, it } from 'vitest';
import type { KubernetesObject } from '../model/kubernetesObject';
import type { ClusterObjects, FetchError, PodMetrics } from '../protocol';
import { collectMessages, type KnownObjects } from './collectMessages';
import { createObjectMessages, type SentClusters } from './objectMessages';

function pod(name: string, resourceVersion: string): KubernetesObject {
  return { metadata: { name, namespace: 'sales', uid: name, resourceVersion } };
}

function createReader() {
  const sent: SentClusters = new Map();
  const known: KnownObjects = new Map();
  return (pods: KubernetesObject[] | undefined, more: Partial<ClusterObjects> = {}, now = 0) => {
    const body = JSON.stringify({
      items: [
        {
          cluster: { name: 'production' },
          resources: pods ? [{ type: 'pods', resources: pods }] : [],
          podMetrics: [],
          errors: [],
          ...more,
        },
      ],
    });
    const collector = collectMessages(known, now);
    let objects = 0;
    for (const message of createObjectMessages(body, sent, now)) {
      if (message.is === 'done' || message.is === 'failed') continue;
      if (message.is === 'objects')
        objects += message.objects.filter((object) => typeof object !== 'string').length;
      collector.add(message);
    }
    return { cluster: collector.clusters[0], sent: objects };
  };
}

describe('the reader of objects', () => {
  it('adds the kind that objects in lists do not have', () => {
    const { cluster } = createReader()([pod('shop-1', '1')]);
    expect(cluster?.objects).toEqual([{ kind: 'Pod', apiVersion: 'v1', ...pod('shop-1', '1') }]);
    expect(cluster?.changed.size).toBe(0);
  });

  it('sends only what changed, and keeps the identity of the rest', () => {
    const read = createReader();
    const first = read([pod('shop-1', '1'), pod('shop-2', '1')]);
    const second = read([pod('shop-1', '1'), pod('shop-2', '2'), pod('shop-3', '1')]);
    expect([first.sent, second.sent]).toEqual([2, 2]);
    expect(second.cluster?.objects[0]).toBe(first.cluster?.objects[0]);
    expect(second.cluster?.objects.map(({ metadata }) => metadata?.resourceVersion)).toEqual(['1', '2', '1']);
    expect([...(second.cluster?.changed ?? [])]).toEqual(['shop-2', 'shop-3']);
  });

  it('sends thousands of objects in small parts', () => {
    const pods = Array.from({ length: 1000 }, (_, index) => pod(`shop-${index}`, '1'));
    const body = JSON.stringify({
      items: [
        {
          cluster: { name: 'production' },
          resources: [{ type: 'pods', resources: pods }],
          podMetrics: [],
          errors: [],
        },
      ],
    });
    const sizes = [...createObjectMessages(body, new Map(), 0)].flatMap((message) =>
      message.is === 'objects' ? [message.objects.length] : [],
    );
    expect(sizes).toEqual([200, 200, 200, 200, 200]);
  });

  describe('if a cluster does not answer everything', () => {
    const unreachable: FetchError = { errorType: 'FETCH_ERROR', message: 'connect ECONNREFUSED' };
    const refused = (resourcePath: string): FetchError => ({
      errorType: 'UNKNOWN_ERROR',
      statusCode: 503,
      resourcePath,
    });
    const names = (answer: ReturnType<ReturnType<typeof createReader>>): Array<string | undefined> =>
      (answer.cluster?.objects ?? []).map(({ metadata }) => metadata?.name);
    const crashing: KubernetesObject = {
      ...pod('shop-1', '1'),
      status: {
        containerStatuses: [
          { name: 'shop', state: { waiting: { reason: 'CrashLoopBackOff', message: 'back-off' } } },
        ],
      },
    };
    const podMetrics = [
      {
        pod: pod('shop-1', '1') as Record<string, unknown>,
        cpu: usage(),
        memory: usage(),
        containers: [],
      },
    ];

    it('keeps its objects, errors and usage with their own time', () => {
      const read = createReader();
      const first = read([crashing], { podMetrics }, 1000);
      const failed = read(undefined, { errors: [unreachable] }, 2000);
      expect(failed.sent).toBe(0);
      expect(failed.cluster?.objects[0]).toBe(first.cluster?.objects[0]);
      expect(failed.cluster?.detected).toEqual(first.cluster?.detected);
      expect(first.cluster?.detected).toHaveLength(1);
      expect(failed.cluster?.usage).toEqual(first.cluster?.usage);
      expect(failed.cluster?.usage.size).toBe(1);
      expect([...(failed.cluster?.stale ?? [])]).toEqual([['Pod', 1000]]);
      expect(failed.cluster?.answered.has('Pod')).toBe(false);
      const again = read(undefined, { errors: [unreachable] }, 3000);
      expect([...(again.cluster?.stale ?? [])]).toEqual([['Pod', 1000]]);
      // What is the same after the failure is not a change.
      const recovered = read([crashing], { podMetrics }, 4000);
      expect(recovered.sent).toBe(0);
      expect(recovered.cluster?.stale.size).toBe(0);
      expect(recovered.cluster?.changed.size).toBe(0);
    });

    it('replaces the kinds that it answers, also with nothing', () => {
      const read = createReader();
      const services = (list: KubernetesObject[]) => ({
        type: 'services',
        resources: list as Array<Record<string, unknown>>,
      });
      const pods = { type: 'pods', resources: [pod('shop-1', '1')] as Array<Record<string, unknown>> };
      read(undefined, { resources: [pods, services([pod('shop', '1')])] });
      const errors = [refused('/api/v1/pods')];
      expect(names(read(undefined, { resources: [services([pod('till', '1')])], errors }))).toEqual([
        'shop-1',
        'till',
      ]);
      expect(names(read(undefined, { resources: [services([])], errors }))).toEqual(['shop-1']);
    });

    it('forgets objects that are gone without an error, or with one about usage only', () => {
      const read = createReader();
      read([pod('shop-1', '1')]);
      expect(names(read([]))).toEqual([]);
      expect(names(read(undefined, { errors: [unreachable] }))).toEqual([]);
      read([pod('shop-1', '1')]);
      const errors = [refused('/apis/metrics.k8s.io/v1beta1/namespaces/sales/pods')];
      expect(names(read(undefined, { errors }))).toEqual([]);
    });

    it('keeps custom resources whose list is missing', () => {
      const read = createReader();
      const custom = (kind: string) => ({
        type: 'customresources',
        resources: [{ ...pod(kind, '1'), kind }] as Array<Record<string, unknown>>,
      });
      read(undefined, { resources: [custom('Rollout'), custom('Certificate')] });
      const errors = [refused('/apis/argoproj.io/v1alpha1/rollouts')];
      expect(names(read(undefined, { resources: [custom('Certificate')], errors }))).toEqual([
        'Rollout',
        'Certificate',
      ]);
      const empty = { type: 'customresources', resources: [] };
      const others = [refused('/api/v1/pods')];
      expect(names(read(undefined, { resources: [empty, custom('Certificate')], errors: others }))).toEqual([
        'Certificate',
      ]);
    });
  });
});

function usage(): PodMetrics['cpu'] {
  return { currentUsage: 1, requestTotal: 1, limitTotal: 1 };
}
