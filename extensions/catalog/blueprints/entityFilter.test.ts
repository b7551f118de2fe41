import { describe, expect, it, vi } from 'vitest';
import { createEntityFilter, matchesEntityFilter } from './entityFilterData';
import { entityFilterSchema } from './entityFilterSchema';
import { parseEntityFilterExpression } from './parseEntityFilterExpression';

const component = {
  apiVersion: 'v1',
  kind: 'Component',
  metadata: { name: 'web', labels: { tier: '1' } },
  spec: { type: 'website' },
};
const api = {
  apiVersion: 'v1',
  kind: 'API',
  metadata: { name: 'petstore', links: [{ url: 'https://example.com' }] },
};

describe('The text form of an entity filter', () => {
  it.each([
    ['kind:component', true, false],
    ['kind:component,api', true, true],
    ['not:kind:component', false, true],
    ['kind:COMPONENT type:website', true, false],
    ['kind:component type:service', false, false],
    ['has:labels', true, false],
    ['has:links', false, true],
    ['is:orphan', false, false],
    ['', true, true],
  ])('%s', (expression, forComponent, forApi) => {
    const matches = createEntityFilter(expression);
    expect([matches(component), matches(api)]).toEqual([forComponent, forApi]);
  });

  it.each([
    ['knd:api', 'starts with an unknown key. Use one of kind, type, is, has'],
    ['kind:', "has no value after 'kind:'"],
    ['has:tags', "has the unknown value 'tags'. 'has:' accepts labels or links"],
  ])('explains the problem in %s', (expression, message) => {
    expect(parseEntityFilterExpression(expression)).toEqual({
      ok: false,
      message: expect.stringContaining(message),
    });
  });
});

describe('The schema of an entity filter', () => {
  it('accepts predicates and the text form', () => {
    expect(
      entityFilterSchema.safeParse({ kind: 'component', 'spec.type': { $in: ['a', 'b'] } }).success,
    ).toBe(true);
    expect(entityFilterSchema.safeParse('kind:component').success).toBe(true);
  });

  it('reports all problems of a predicate with their paths', () => {
    const parsed = entityFilterSchema.safeParse({ $any: [{ kind: { $is: 'x' } }, { $all: 3 }] });
    expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toEqual([
      '$any.0.kind.$is',
      '$any.1.$all',
    ]);
  });
});

describe('matchesEntityFilter', () => {
  it('hides an extension whose function throws, and reports it once', () => {
    const report = vi.spyOn(console, 'error').mockReturnValue();
    const filterFunction = () => {
      throw new TypeError('broken');
    };
    expect(matchesEntityFilter({ filterFunction }, component)).toBe(false);
    expect(matchesEntityFilter({ filterFunction }, component)).toBe(false);
    expect(report).toHaveBeenCalledTimes(1);
    expect(report).toHaveBeenCalledWith(
      expect.stringContaining('component:default/web'),
      expect.any(TypeError),
    );
    report.mockRestore();
  });

  it('uses the function, the expression, or matches all entities', () => {
    expect(matchesEntityFilter({ filterFunction: () => false }, component)).toBe(false);
    expect(matchesEntityFilter({ filterExpression: 'kind:api' }, component)).toBe(false);
    expect(matchesEntityFilter({}, component)).toBe(true);
  });
});
