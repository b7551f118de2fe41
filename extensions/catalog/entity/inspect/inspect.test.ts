import { describe, expect, it } from 'vitest';
import { createAncestryGraph } from './createAncestryGraph';
import { groupRelations } from './groupRelations';
import { resolveInspectTab } from './inspectTabs';
import { sortKeys } from './sortKeys';

const entity = (kind: string, name: string, spec = {}) => ({
  apiVersion: 'backstage.io/v1alpha1',
  kind,
  metadata: { name },
  spec,
});

describe('the data of the inspect dialog', () => {
  it('has sorted keys at all levels, and lists in their order', () => {
    expect(JSON.stringify(sortKeys({ b: [{ d: 1, c: null }, 'z', 'a'], a: { y: false, x: '' } }))).toBe(
      '{"a":{"x":"","y":false},"b":[{"c":null,"d":1},"z","a"]}',
    );
  });

  it('keeps keys that are names of built-in properties', () => {
    const sorted = sortKeys(JSON.parse('{"toString": 1, "__proto__": {"polluted": true}}'));
    expect(JSON.stringify(sorted)).toBe('{"__proto__":{"polluted":true},"toString":1}');
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('groups relations by type, each target once', () => {
    const relations = [
      { type: 'partOf', targetRef: 'system:default/b' },
      { type: 'ownedBy', targetRef: 'group:default/x' },
      { type: 'partOf', targetRef: 'system:default/a' },
      { type: 'partOf', targetRef: 'system:default/b' },
    ];
    expect(groupRelations({ ...entity('Component', 'c'), relations })).toEqual([
      { type: 'ownedBy', targetRefs: ['group:default/x'] },
      { type: 'partOf', targetRefs: ['system:default/a', 'system:default/b'] },
    ]);
  });

  it('draws edges from parents, without those that are not in the response', () => {
    const graph = createAncestryGraph({
      rootEntityRef: 'component:default/c',
      items: [
        {
          entity: entity('Component', 'c'),
          parentEntityRefs: ['location:default/l', 'location:default/hidden'],
        },
        { entity: entity('Location', 'l'), parentEntityRefs: ['location:default/generated-1'] },
        {
          entity: entity('Location', 'generated-1', { type: 'url', target: 'https://example.com/all.yaml' }),
          parentEntityRefs: [],
        },
      ],
    });
    expect(graph.edges).toEqual([
      { from: 'location:default/l', to: 'component:default/c' },
      { from: 'location:default/generated-1', to: 'location:default/l' },
    ]);
    expect(graph.nodes.map(({ label, detail, isRoot }) => [label, detail, isRoot])).toEqual([
      ['c', 'Component', true],
      ['l', 'Location', false],
      ['all.yaml', 'https://example.com/all.yaml', false],
    ]);
  });

  it('shows the overview for an unknown tab', () => {
    expect(['yaml', 'YAML', '', 'true', 'constructor'].map(resolveInspectTab)).toEqual([
      'yaml',
      'overview',
      'overview',
      'overview',
      'overview',
    ]);
  });
});
