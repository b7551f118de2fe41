import { describe, expect, it } from 'vitest';
import { evaluateFilterPredicate } from './evaluateFilterPredicate';
import type { FilterPredicate } from './filterPredicate';
import { parseFilterPredicate } from './parseFilterPredicate';

const entity = {
  kind: 'Component',
  metadata: {
    name: 'web',
    annotations: { 'example.com/tier.level': '2', 'example.com/tier': { level: 'no' } },
    tags: ['java', 'Kafka'],
  },
  spec: { type: 'service', replicas: 3, hidden: false, nothing: null },
  relations: [{ type: 'ownedBy', targetRef: 'group:default/team-a' }],
};

const cases: Array<[FilterPredicate, boolean]> = [
  [{}, true],
  [{ kind: 'component' }, true],
  [{ kind: 'component', 'spec.type': 'website' }, false],
  [{ 'spec.replicas': '3' }, true],
  [{ 'spec.hidden': false }, true],
  [{ 'spec.nothing': 'null' }, false],
  [{ 'spec.nothing': { $exists: true } }, false],
  [{ 'spec.nothing': { $exists: false } }, true],
  [{ 'metadata.annotations.example.com/tier.level': '2' }, true],
  [{ 'metadata.toString': { $exists: true } }, false],
  [{ 'metadata.tags': 'java' }, false],
  [{ 'metadata.tags.0': 'java' }, false],
  [{ 'metadata.tags': { $contains: 'kafka' } }, true],
  [{ relations: { $contains: { type: 'ownedBy', targetRef: { $hasPrefix: 'GROUP:' } } } }, true],
  [{ relations: { $contains: { type: 'memberOf' } } }, false],
  [{ 'spec.type': { $in: ['Service', 'website'] } }, true],
  [{ $all: [{}, { kind: 'Component' }] }, true],
  [{ $any: [{ kind: 'API' }, { kind: 'System' }] }, false],
  [{ $not: { kind: 'API' } }, true],
  [{ $all: [] }, true],
  [{ $any: [] }, false],
  ['component', false],
];

describe('evaluateFilterPredicate', () => {
  it.each(cases)('%j is %s', (predicate, expected) => {
    expect(evaluateFilterPredicate(predicate, entity)).toBe(expected);
    expect(parseFilterPredicate(predicate)).toEqual({ ok: true, value: predicate });
  });

  it('compares a primitive with the value itself', () => {
    expect(evaluateFilterPredicate('A', 'a')).toBe(true);
    expect(evaluateFilterPredicate(1, '1')).toBe(true);
  });
});

describe('parseFilterPredicate', () => {
  it.each([
    [null, 'The predicate must be'],
    [{ $all: {} }, '"$all" must be a list'],
    [{ $all: [], kind: 'x' }, '"$all" must be the only key'],
    [{ kind: { $in: 'x' } }, '"kind.$in" must be a list'],
    [{ kind: { $in: [{}] } }, '"kind.$in" must be a list'],
    [{ kind: { $exists: 'yes' } }, 'true or false'],
    [{ kind: { $like: 'x' } }, '"kind.$like" is not a valid operator'],
    [{ kind: {} }, 'but it is empty'],
    [{ kind: ['a'] }, '"kind" must be'],
    [{ $nor: [] }, '"$nor" is not a valid operator'],
    [{ tags: { $contains: { $in: 3 } } }, '"tags.$contains.$in" is not a valid operator'],
  ])('rejects %j', (input, message) => {
    const parsed = parseFilterPredicate(input);
    expect(parsed.ok ? '' : parsed.issues.map((issue) => issue.message).join('\n')).toContain(message);
  });

  it('reports nesting that is too deep', () => {
    let deep: unknown = 'x';
    for (let level = 0; level < 100_000; level += 1) deep = { $not: deep };
    expect(parseFilterPredicate(deep)).toMatchObject({ ok: false });
  });
});
