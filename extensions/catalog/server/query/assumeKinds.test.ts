import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assumeKinds } from './assumeKinds';
import type { Condition } from './condition';

const match = (key: string, ...values: string[]): Condition => ({
  kind: 'match',
  key,
  comparison: { by: 'values', values },
});
const owned = match('relations.ownedby', 'group:default/a');
const allButApis: Condition = { kind: 'any', parts: [owned, { kind: 'not', part: match('kind', 'api') }] };

describe('assumeKinds', () => {
  it('removes a condition that is true for all requested kinds', () => {
    const asked: Condition = { kind: 'all', parts: [match('kind', 'component'), match('spec.type', 'x')] };
    expect(assumeKinds(allButApis, asked)).toEqual({ kind: 'all', parts: [] });
    expect(assumeKinds(allButApis, match('kind', 'api'))).toEqual({ kind: 'any', parts: [owned] });
    expect(assumeKinds(allButApis, match('kind', 'api', 'component'))).toEqual(allButApis);
    expect(assumeKinds(allButApis, owned)).toBe(allButApis);
    expect(assumeKinds(allButApis, { kind: 'any', parts: [match('kind', 'component')] })).toBe(allButApis);
  });

  it('keeps the result for every matching entity', () => {
    const leaf = fc.oneof(
      fc
        .uniqueArray(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 })
        .map((kinds) => match('kind', ...kinds)),
      fc.constantFrom('x', 'y').map((value) => match('spec.type', value)),
    );
    const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
      condition: fc.oneof(
        { depthSize: 'medium' },
        leaf,
        fc.record({ kind: fc.constant('not' as const), part: tie('condition') }),
        fc.record({
          kind: fc.constantFrom('all' as const, 'any' as const),
          parts: fc.array(tie('condition'), { maxLength: 3 }),
        }),
      ),
    }));
    const entities = ['a', 'b', 'c'].flatMap((kind) =>
      ['x', 'y'].map((type) => ({ kind, 'spec.type': type })),
    );
    fc.assert(
      fc.property(condition, condition, (asked, limit) => {
        const simpler = assumeKinds(limit, asked);
        for (const entity of entities.filter((one) => holds(asked, one))) {
          expect(holds(simpler, entity)).toBe(holds(limit, entity));
        }
      }),
    );
  });
});

function holds(condition: Condition, entity: Record<string, string>): boolean {
  switch (condition.kind) {
    case 'all':
      return condition.parts.every((part) => holds(part, entity));
    case 'any':
      return condition.parts.some((part) => holds(part, entity));
    case 'not':
      return !holds(condition.part, entity);
    case 'match': {
      const { comparison, key } = condition;
      return comparison.by === 'values' && comparison.values.includes(entity[key] ?? '');
    }
    default:
      return false;
  }
}
