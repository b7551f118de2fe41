import { describe, expect, it } from 'vitest';
import { createCondition, resolveSelection, UnsupportedPredicateError } from './condition';

describe('a selection', () => {
  it('combines filter and query into one predicate', () => {
    const filter = {
      anyOf: [
        { allOf: [{ key: 'kind', values: ['a', 'b'] }, { key: 'spec.x' }] },
        { allOf: [{ key: 'kind', values: ['c'] }] },
      ],
    };
    const fromFilter = {
      $any: [{ $all: [{ kind: { $in: ['a', 'b'] } }, { 'spec.x': { $exists: true } }] }, { kind: 'c' }],
    };
    expect(resolveSelection({ filter })).toEqual(fromFilter);
    expect(resolveSelection({ filter, query: { kind: 'd' } })).toEqual({ $all: [fromFilter, { kind: 'd' }] });
    expect(resolveSelection({ query: { kind: 'd' } })).toEqual({ kind: 'd' });
    expect(resolveSelection({ filter: { anyOf: [] } })).toBeUndefined();
    expect(resolveSelection({})).toBeUndefined();
  });

  it('matches relations by type and target', () => {
    const owned = createCondition({
      relations: { $contains: { type: 'ownedBy', targetRef: 'Group:default/A' } },
    });
    expect(owned).toEqual(createCondition({ 'relations.ownedBy': 'group:default/a' }));
    const any = createCondition({ relations: { $contains: { type: 'ownedBy' } } });
    expect(any).toEqual(createCondition({ 'relations.ownedBy': { $exists: true } }));
  });

  it.each([
    ['component' as never, 'has no field'],
    [{ 'metadata.links': { $contains: { title: 'x' } } }, 'lists of scalars'],
    [{ relations: { $contains: { targetRef: 'group:default/a' } } }, 'with "type" and "targetRef"'],
  ])('is rejected if the tables do not support it: %j', (query, message) => {
    expect(() => createCondition(query)).toThrow(UnsupportedPredicateError);
    expect(() => createCondition(query)).toThrow(message);
  });
});
