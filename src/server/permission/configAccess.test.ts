import { describe, expect, it } from 'vitest';
import type { CallerIdentity } from '../auth/caller';
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
  it('is for guests where they are the only users, and for nobody where people sign in', () => {
    expect(access({ guest: {} }).mayRead(user('guest'))).toBe(true);
    expect(access({ guest: {} }).anyone).toBe(true);
    expect(access({ guest: {}, github: {} }).mayRead(user('guest'))).toBe(false);
    expect(access({ guest: {}, github: {} }).anyone).toBe(false);
  });

  it('is for those whom a rule names, and the default of the policy does not give it away', () => {
    const named = access({ github: {} }, forAdmins);
    expect(named.mayRead(user('jane', 'group:default/admins'))).toBe(true);
    expect(named.mayRead(user('joe'))).toBe(false);
    expect(access({ github: {} }, { default: 'allow' }).mayRead(user('joe'))).toBe(false);
  });

  it('can be taken from guests', () => {
    const denied = access({ guest: {} }, { rules: [{ permissions: ['trellis.config.read'], allow: false }] });
    expect(denied.mayRead(user('guest'))).toBe(false);
    expect(denied.anyone).toBe(false);
  });

  it('is never for those who have not said who they are', () => {
    expect(access({ github: {} }, { rules: [{ allow: true }] }).mayRead({ type: 'nobody' })).toBe(false);
    expect(access({ github: {} }, { rules: [{ allow: true }] }).mayRead(user('joe'))).toBe(true);
  });
});
