import { describe, expect, it } from 'vitest';
import type { Entity } from '#model';
import { printFields, projectFields } from './projectFields';

const entity: Entity = {
  apiVersion: 'v1',
  kind: 'Component',
  metadata: {
    name: 'web',
    annotations: { 'example.com/tier': '2', 'example.com/tier.level': 'high', example: 'x' },
    tags: ['a'],
  },
  spec: { type: 'service', profile: { displayName: 'Web', email: 'w@example.com' } },
  relations: [{ type: 'ownedBy', targetRef: 'group:default/a' }],
};

describe('the fields of an entity', () => {
  it.each([
    [undefined, entity],
    [[], entity],
    [['kind', 'metadata.name'], { kind: 'Component', metadata: { name: 'web' } }],
    [['metadata.annotations.example.com/tier'], { metadata: { annotations: { 'example.com/tier': '2' } } }],
    [
      ['metadata.annotations.example.com/tier.level'],
      { metadata: { annotations: { 'example.com/tier.level': 'high' } } },
    ],
    [['spec.profile', 'spec.profile.email'], { spec: { profile: entity.spec?.profile } }],
    [
      ['spec.profile.email', 'spec.profile.displayName'],
      { spec: { profile: { displayName: 'Web', email: 'w@example.com' } } },
    ],
    [['relations', 'metadata.tags'], { relations: entity.relations, metadata: { tags: ['a'] } }],
    [['relations.type', 'metadata.tags.a', 'none', 'spec.none.at.all', 'kind.x', '', '.'], {}],
    [['__proto__', 'metadata.constructor', 'toString'], {}],
  ])('%j', (fields, expected) => {
    expect(projectFields(entity, fields)).toEqual(expected);
    expect(JSON.parse(printFields(JSON.stringify(entity), fields))).toEqual(expected);
  });

  it('are the same of a printed entity, whatever it contains', () => {
    const awkward = {
      'spec.type': 'a key with a dot',
      spec: { type: 'a "quoted" \\ text', 'type.of.it': { deep: [[], {}, [{ a: '}]"' }], -1.5e-7] }, '': '' },
      metadata: { name: 'ends with \\', 'quoted"key': 1, 'back\\slash': { x: null }, title: '\u2028 é 💡' },
      __proto__x: true,
      ['__proto__']: { name: false },
      none: {},
      list: [],
      10: 'a number as a key',
    };
    const paths = [
      'spec.type',
      'spec.type.of.it',
      'spec.type.of.it.deep',
      'spec.',
      'spec',
      'metadata.name',
      'metadata.title',
      'metadata.quoted"key',
      'metadata.back\\slash.x',
      '__proto__',
      '__proto__.name',
      'none',
      'none.at.all',
      'list.0',
      '10',
      '.',
      '',
    ];
    const printed = JSON.stringify(awkward);
    for (const first of paths) {
      for (const second of paths) {
        const fields = [first, second];
        const expected = JSON.stringify(projectFields(JSON.parse(printed) as Entity, fields));
        expect([fields, printFields(printed, fields)]).toEqual([fields, expected]);
      }
    }
  });

  it.each(['', '{', '{"a', '{"a":', '{"a":[', '{"a":1', '{"a":1,', '[]'])(
    'cannot be read of a text that is cut off: %s',
    (printed) => expect(() => printFields(printed, ['kind'])).toThrow(SyntaxError),
  );

  it('do not change the entity', () => {
    const before = structuredClone(entity);
    projectFields(entity, ['spec.profile', 'spec.profile.email', 'spec.type']);
    expect(entity).toEqual(before);
  });
});
