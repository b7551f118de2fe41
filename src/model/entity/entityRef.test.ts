import { describe, expect, it } from 'vitest';
import { parseEntityRef, safeParseEntityRef, stringifyEntityRef } from './entityRef';

describe('parseEntityRef', () => {
  it('parses all three parts and preserves their case', () => {
    expect(parseEntityRef('Component:Prod/My-App')).toEqual({
      kind: 'Component',
      namespace: 'Prod',
      name: 'My-App',
    });
  });

  it('uses the defaults for missing parts', () => {
    expect(parseEntityRef('team-a', { defaultKind: 'Group' })).toEqual({
      kind: 'Group',
      namespace: 'default',
      name: 'team-a',
    });
    expect(parseEntityRef('prod/team-a', { defaultKind: 'Group' }).namespace).toBe('prod');
    expect(parseEntityRef({ name: 'x' }, { defaultKind: 'API', defaultNamespace: 'n' })).toEqual({
      kind: 'API',
      namespace: 'n',
      name: 'x',
    });
  });

  it.each([
    ['a:b:c', 'was not on the form [<kind>:][<namespace>/]<name>'],
    ['a/b/c', 'was not on the form [<kind>:][<namespace>/]<name>'],
    ['no-kind', 'had missing or empty kind'],
    [':name', 'had missing or empty kind'],
    ['component:/name', 'had missing or empty namespace'],
    ['component:', 'had missing or empty name'],
    ['', 'must not be empty'],
  ])('rejects %j: it %s', (ref, message) => {
    expect(() => parseEntityRef(ref)).toThrow(TypeError);
    expect(() => parseEntityRef(ref)).toThrow(message);
  });

  it('safeParseEntityRef returns a result instead of throwing', () => {
    expect(safeParseEntityRef('x')).toMatchObject({ ok: false });
    expect(safeParseEntityRef('component:x')).toMatchObject({ ok: true });
  });
});

describe('stringifyEntityRef', () => {
  it('returns the same lower-case string for refs that differ in case', () => {
    const entity = { apiVersion: 'v1', kind: 'API', metadata: { name: 'PetStore' } };
    expect(stringifyEntityRef(entity)).toBe('api:default/petstore');
    expect(stringifyEntityRef({ kind: 'api', namespace: 'Default', name: 'petSTORE' })).toBe(
      'api:default/petstore',
    );
  });
});
