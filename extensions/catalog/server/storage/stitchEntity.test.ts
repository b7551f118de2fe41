import { describe, expect, it } from 'vitest';
import type { Entity } from '#model';
import { stitchEntity } from './stitchEntity';

const ref = 'component:default/web';
const entity: Entity = {
  apiVersion: 'v1',
  kind: 'Component',
  metadata: { name: 'web', annotations: { a: '1' } },
  spec: {},
};

describe('a stitched entity', () => {
  it('has sorted relations, each once', () => {
    const relations = [
      ['partOf', 'system:default/b'],
      ['dependsOn', 'api:default/z'],
      ['dependsOn', 'api:default/a'],
      ['dependsOn', 'api:default/z'],
    ] as const;
    expect(stitchEntity({ ref, entity, relations }).relations).toEqual([
      { type: 'dependsOn', targetRef: 'api:default/a' },
      { type: 'dependsOn', targetRef: 'api:default/z' },
      { type: 'partOf', targetRef: 'system:default/b' },
    ]);
  });

  it('is the same if stitched again, and has another etag if anything differs', () => {
    const first = stitchEntity({ ref, entity, relations: [] });
    expect(stitchEntity({ ref, entity: first, relations: [] })).toEqual(first);
    const second = stitchEntity({ ref, entity: first, relations: [['ownedBy', 'group:default/a']] });
    expect(second.metadata.etag).not.toBe(first.metadata.etag);
    expect(second.metadata.uid).toBe(first.metadata.uid);
  });

  it('keeps its status unless a new one is given', () => {
    const errors = [{ type: 't', level: 'error', message: 'm' }] as const;
    const failed = stitchEntity({ ref, entity, relations: [], errors });
    expect(failed.status).toEqual({ items: errors });
    expect(stitchEntity({ ref, entity: failed, relations: [] }).status).toEqual({ items: errors });
    expect(stitchEntity({ ref, entity: failed, relations: [], errors: [] })).not.toHaveProperty('status');
  });

  it('does not change its input', () => {
    const before = structuredClone(entity);
    stitchEntity({ ref, entity, relations: [['ownedBy', 'group:default/a']] });
    expect(entity).toEqual(before);
  });
});
