import { describe, expect, it } from 'vitest';
import { parseEntityRef, safeParseEntityRef, stringifyEntityRef } from './entityRef';

describe('parseEntityRef', () => {
  it('reads all three parts and keeps their case', () => {
    expect(parseEntityRef('Component:Prod/My-App')).toEqual({
      kind: 'Component',
      namespace: 'Prod',
      name: 'My-App',
    });
  });

  it('takes what is missing from the defaults, the namespace from "default"', () => {
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
  ])('refuses %j: it %s', (ref, message) => {
    expect(() => parseEntityRef(ref)).toThrow(TypeError);
    expect(() => parseEntityRef(ref)).toThrow(message);
  });

  it('answers instead of throwing where asked to', () => {
    expect(safeParseEntityRef('x')).toMatchObject({ ok: false });
    expect(safeParseEntityRef('component:x')).toMatchObject({ ok: true });
  });
});

describe('stringifyEntityRef', () => {
  it('gives one lower-case string for spellings that differ by case', () => {
    const entity = { apiVersion: 'v1', kind: 'API', metadata: { name: 'PetStore' } };
    expect(stringifyEntityRef(entity)).toBe('api:default/petstore');
    expect(stringifyEntityRef({ kind: 'api', namespace: 'Default', name: 'petSTORE' })).toBe(
      'api:default/petstore',
    );
  });
});
