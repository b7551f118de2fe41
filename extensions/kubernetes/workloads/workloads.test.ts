import { describe, expect, it } from 'vitest';
import { detectErrors } from '../detect/detectErrors';
import type { KubernetesObject } from '../model/kubernetesObject';
import type { LoadedCluster } from '../objects/clusterState';
import { createProductionObjects } from '../tests/cluster/demoObjects';
import { createClusterModel, type WorkloadNode } from './clusterModel';
import { filterNodes, type WorkloadFilters } from './filterNodes';
import { groupByKind } from './groupByKind';

function load(objects: readonly KubernetesObject[]): LoadedCluster {
  const ofKind = (type: string, kind: string) => ({
    type,
    resources: objects.filter((object) => object.kind === kind),
  });
  return {
    name: 'production',
    objects,
    usage: new Map(),
    errors: [],
    detected: detectErrors(
      [ofKind('pods', 'Pod'), ofKind('horizontalpodautoscalers', 'HorizontalPodAutoscaler')],
      Date.parse('2026-11-20T00:00:00Z'),
    ),
    changed: new Set(),
    answered: new Set(),
    stale: new Map(),
    loadedAt: 0,
  };
}

const ofComponent = (component: string): KubernetesObject[] =>
  createProductionObjects()
    .map((object): KubernetesObject => ({ ...object }))
    // The tab does not request revisions.
    .filter(({ kind }) => kind !== 'ControllerRevision')
    .filter(({ metadata }) => metadata?.labels?.['backstage.io/kubernetes-id'] === component);

const none: WorkloadFilters = { text: '', kind: '', namespace: '', cluster: '', state: '' };

/** Prints trees as lines with an indentation. */
function print(nodes: readonly WorkloadNode[], indent = ''): string[] {
  return nodes.flatMap(({ object, children }) => [
    `${indent}${object.kind} ${object.metadata?.name}`,
    ...print(children, `${indent}  `),
  ]);
}

describe('the model of a cluster', () => {
  it('arranges objects below their owners, and autoscalers below their target', () => {
    const { roots, pods, failingPods } = createClusterModel(load(ofComponent('position-ingest')));
    expect(print(roots)).toEqual([
      'StatefulSet position-ingest',
      '  Pod position-ingest-0',
      '  Pod position-ingest-1',
      '  Pod position-ingest-2',
      '  HorizontalPodAutoscaler position-ingest',
      'DaemonSet antenna-agent',
      '  Pod antenna-agent-a2k4x',
      '  Pod antenna-agent-b2k4x',
      'Rollout position-api',
    ]);
    expect([pods, failingPods]).toEqual([5, 2]);
  });

  it('does not loop if objects own each other', () => {
    const own = (name: string, uid: string): KubernetesObject => ({
      kind: 'Thing',
      metadata: { name, uid: name, ownerReferences: [{ kind: 'Thing', name: uid, uid }] },
    });
    const root: KubernetesObject = { kind: 'Thing', metadata: { name: 'c', uid: 'c' } };
    expect(print(createClusterModel(load([own('a', 'b'), own('b', 'a'), root])).roots)).toEqual(['Thing c']);
  });

  it('puts custom resources first, and each other kind in its section', () => {
    const { roots } = createClusterModel(load(ofComponent('position-ingest')));
    expect(groupByKind(roots).map(({ kind }) => kind)).toEqual(['Rollout', 'DaemonSet', 'StatefulSet']);
  });
});

describe('filters', () => {
  const { roots } = createClusterModel(load(ofComponent('position-ingest')));

  it.each([
    [{ text: 'antenna' }, 3],
    [{ text: 'ingest-1' }, 2],
    [{ kind: 'DaemonSet' }, 3],
    [{ kind: 'Pod', text: 'antenna' }, 3],
    [{ state: 'failing' as const }, 4],
    [{ namespace: 'elsewhere' }, 0],
    [{}, 9],
  ])('%o keep objects that match, with their owners', (filters, count) => {
    expect(print(filterNodes(roots, { ...none, ...filters }))).toHaveLength(count);
  });

  it('count only the pods that are left', () => {
    const [first] = filterNodes(roots, { ...none, text: 'ingest-1' });
    expect(first?.pods).toHaveLength(1);
    expect(first?.failingPods).toBe(1);
  });
});
