import { describe, expect, it } from 'vitest';
import type { KubernetesObject } from '../model/kubernetesObject';
import { collectMessages, type KnownObjects } from './collectMessages';
import { createObjectMessages, type SentVersions } from './objectMessages';

function pod(name: string, resourceVersion: string): KubernetesObject {
  return { metadata: { name, namespace: 'sales', uid: name, resourceVersion } };
}

function createReader() {
  const sent: SentVersions = new Map();
  const known: KnownObjects = new Map();
  return (pods: KubernetesObject[]) => {
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
    const collector = collectMessages(known, 0);
    let objects = 0;
    for (const message of createObjectMessages(body, sent, 0)) {
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
});
