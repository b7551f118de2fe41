import { describe, expect, it } from 'vitest';
import type { Entity } from '#model';
import { partitionListable } from './listableEntities';

describe('Listable entities', () => {
  it('have a kind and a name; for the others, the missing field is returned', () => {
    const sound = {
      apiVersion: 'v1',
      kind: 'Component',
      metadata: { name: 'web' },
      spec: null,
      relations: null,
    };
    const items = [
      sound,
      { metadata: { name: 'x' } },
      { kind: 'Component' },
      { kind: 'Component', metadata: {} },
      { kind: 'Component', metadata: { name: 5 } },
      { kind: 'Component', metadata: { name: 'x', namespace: 5 } },
    ];
    expect(partitionListable(items as unknown as Entity[])).toEqual({
      entities: [sound],
      missing: ['kind', 'metadata', 'metadata.name', 'metadata.name', 'metadata.namespace'],
    });
  });
});
