import { expect, it } from 'vitest';
import type { Entity } from '#model';
import { isInHead, printHead } from './entityHead';
import { printHeads } from './printHeads';
import { projectFields } from './projectFields';

const entity: Entity = {
  apiVersion: 'v1',
  kind: 'Component',
  metadata: { name: 'web', description: 'A site.', annotations: { a: 'b' } },
  spec: { type: 'website', lifecycle: 'production' },
};

it('has the fields that lists ask for, and only those', () => {
  expect(JSON.parse(printHead(entity) ?? '')).toEqual({
    apiVersion: 'v1',
    kind: 'Component',
    metadata: { name: 'web', description: 'A site.' },
    spec: { type: 'website' },
  });
  expect(isInHead(['kind', 'metadata.name'])).toBe(true);
  expect([undefined, [], ['metadata'], ['kind', 'spec.lifecycle']].map(isInHead)).toEqual(
    Array(4).fill(false),
  );
});

it('is left out if it is long', () => {
  const description = 'x'.repeat(2_000);
  expect(printHead({ ...entity, metadata: { ...entity.metadata, description } })).toBeNull();
});

it('is the source of lists of a few fields', () => {
  const awkward = {
    apiVersion: 'ends with \\',
    kind: 'a "quoted" kind',
    metadata: { title: '\u2028 é 💡, }]', uid: '1', namespace: null },
    spec: { type: { deep: [[], {}, [{ a: '}]"' }], -1.5e-7] }, profile: { displayName: '' }, target: 3 },
    relations: [],
  } as unknown as Entity;
  const without = {
    apiVersion: 'v1',
    kind: 'x',
    metadata: {},
    spec: { profile: 'none' },
  } as unknown as Entity;
  const dotted = {
    ...without,
    'metadata.name': 'web',
    spec: { 'profile.displayName': 'x' },
  } as unknown as Entity;
  const entities = [entity, awkward, without, dotted, entity];
  const heads = entities.map((each) => printHead(each)).join(',');
  const fields = [
    'kind',
    'metadata.title',
    'metadata.name',
    'spec.type',
    'spec.profile.displayName',
    'spec.target',
  ];
  for (const first of fields) {
    for (const second of fields) {
      const printed = printHeads(heads, [first, second]);
      expect(printed.map((item) => JSON.parse(item))).toEqual(
        entities.map((each) => projectFields(each, [first, second])),
      );
    }
  }
  expect(printHeads('', ['kind'])).toEqual([]);
  for (const cut of ['{', '{"a":1', '{"a":1}x', heads.slice(0, -1)])
    expect(() => printHeads(cut, ['kind'])).toThrow(SyntaxError);
});
