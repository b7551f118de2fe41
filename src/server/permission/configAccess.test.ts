import { describe, expect, it } from 'vitest';
import type { CallerIdentity } from '#backend';
import { resolveConfigAccess } from './configAccess';
import { resolvePolicy } from './resolvePolicy';

const guest = { userEntityRef: 'user:default/guest', ownershipEntityRefs: [], allowed: true };
const user = (name: string, ...groups: string[]): CallerIdentity => ({
  type: 'user',
  userEntityRef: `user:default/${name}`,
  ownershipEntityRefs: [`user:default/${name}`, ...groups],
});

function access(providers: object, policy?: object) {
  const config = { auth: { providers }, ...(policy ? { permission: { enabled: true, policy } } : {}) };
  return resolveConfigAccess(config, guest, () => resolvePolicy(config));
}

const forAdmins = { rules: [{ permissions: ['trellis.*'], groups: ['admins'], allow: true }] };

describe('the report on the configuration', () => {
  it('is visible to guests if they are the only users, and to no one with other providers', () => {
    expect(access({ guest: {} }).mayRead(user('guest'))).toBe(true);
    expect(access({ guest: {} }).anyone).toBe(true);
    expect(access({ guest: {}, github: {} }).mayRead(user('guest'))).toBe(false);
    expect(access({ guest: {}, github: {} }).anyone).toBe(false);
  });

  it("is visible to users that a rule allows, and not because of the policy's default", () => {
    const named = access({ github: {} }, forAdmins);
    expect(named.mayRead(user('jane', 'group:default/admins'))).toBe(true);
    expect(named.mayRead(user('joe'))).toBe(false);
    expect(access({ github: {} }, { default: 'allow' }).mayRead(user('joe'))).toBe(false);
  });

  it('can be denied to guests', () => {
    const denied = access({ guest: {} }, { rules: [{ permissions: ['trellis.config.read'], allow: false }] });
    expect(denied.mayRead(user('guest'))).toBe(false);
    expect(denied.anyone).toBe(false);
  });

  it('is never visible to anonymous callers', () => {
    expect(access({ github: {} }, { rules: [{ allow: true }] }).mayRead({ type: 'none' })).toBe(false);
    expect(access({ github: {} }, { rules: [{ allow: true }] }).mayRead(user('joe'))).toBe(true);
  });
});
