import { describe, expect, it } from 'vitest';
import type { Catalog } from '#backend';
import type { Entity } from '#model';
import { createMemoryCatalog } from '../../testing/createMemoryCatalog';
import type { TokenIssuer } from '../tokens/tokens';
import { createSignIn } from './createSignIn';
import type { SignInResolverSettings } from './resolverSettings';
import type { Claims } from './resolvers';

const user = (
  name: string,
  extra: Partial<Entity> & { annotations?: Record<string, string> } = {},
): Entity => ({
  apiVersion: 'backstage.io/v1alpha1',
  kind: 'User',
  metadata: { name, ...(extra.annotations ? { annotations: extra.annotations } : {}) },
  spec: { profile: { email: `${name}@acme.com` } },
  relations: [{ type: 'memberOf', targetRef: 'group:default/crew' }],
});

const createUsers = (users: Entity[]): Catalog => createMemoryCatalog(users).whole;

const tokens = { issue: async () => ({ token: 't', expiresInSeconds: 1 }) } as unknown as TokenIssuer;

const users = [
  user('ann', { annotations: { 'google.com/email': 'ann@gmail.com', 'acme.com/sub': 'S-1' } }),
  user('bob'),
];

async function resolve(
  claims: Claims,
  settings: Array<Partial<SignInResolverSettings> & { resolver: string }>,
  catalog = createUsers(users),
): Promise<string | undefined> {
  const entries = settings.map((entry, index) => ({ path: `r[${index}]`, allowUnknown: false, ...entry }));
  return (await createSignIn(entries, catalog, tokens)(claims))?.identity.userEntityRef;
}

describe('a sign-in resolver', () => {
  it.each<[string, Claims, Partial<SignInResolverSettings>?]>([
    ['emailMatchingUserEntityProfileEmail', { email: 'Ann@Acme.com' }],
    ['emailMatchingUserEntityProfileEmail', { email: 'ann+portal@acme.com' }],
    ['emailMatchingUserEntityProfileEmail', { email: 'ann@acme.com', email_verified: true }],
    ['emailLocalPartMatchingUserEntityName', { email: 'ann@elsewhere.com' }],
    [
      'emailLocalPartMatchingUserEntityName',
      { email: 'ann@acme.com' },
      { allowedDomains: ['other.com', 'ACME.com'] },
    ],
    ['emailMatchingUserEntityAnnotation', { email: 'ann@gmail.com' }, { annotation: 'google.com/email' }],
    ['preferredUsernameMatchingUserEntityName', { preferred_username: 'Ann' }],
    ['usernameMatchingUserEntityName', { nickname: 'ann', preferred_username: 'other' }],
    ['usernameMatchingUserEntityName', { preferred_username: 'ann' }],
    ['subClaimMatchingUserEntityName', { sub: 'ann' }],
    ['subClaimMatchingUserEntityAnnotation', { sub: 'S-1' }, { annotation: 'acme.com/sub' }],
  ])('%s finds ann by %j', async (resolver, claims, settings) => {
    await expect(resolve(claims, [{ resolver, ...settings }])).resolves.toBe('user:default/ann');
  });

  it.each<[string, Claims, Partial<SignInResolverSettings>, string]>([
    ['emailMatchingUserEntityProfileEmail', {}, {}, "the identity provider did not send the claim 'email'"],
    [
      'emailMatchingUserEntityProfileEmail',
      { email: ['ann@acme.com'] },
      {},
      "did not send the claim 'email'",
    ],
    [
      'emailMatchingUserEntityProfileEmail',
      { email: 'x@acme.com' },
      {},
      'no User whose spec.profile.email is',
    ],
    [
      'emailMatchingUserEntityProfileEmail',
      { email: 'ann@acme.com', email_verified: false },
      {},
      "has not verified the email 'ann@acme.com'",
    ],
    [
      'emailLocalPartMatchingUserEntityName',
      { email: 'ann@evil.com' },
      { allowedDomains: ['acme.com'] },
      "'evil.com' is not among the allowedDomains",
    ],
    [
      'emailLocalPartMatchingUserEntityName',
      { email: '"ann@acme.com"@evil.com' },
      { allowedDomains: ['acme.com'] },
      "'evil.com' is not among",
    ],
    ['subClaimMatchingUserEntityName', { sub: 'group:default/crew' }, {}, 'the catalog has no User named'],
    ['subClaimMatchingUserEntityName', { sub: '../x' }, { allowUnknown: true }, 'the catalog has no User'],
    ['emailMatchingUserEntityAnnotation', { email: 'a@b.c' }, {}, "does not set 'annotation'"],
    ['constructor', { sub: 'ann' }, {}, 'unknown resolver'],
  ])('%s with %j and %j fails: %s', async (resolver, claims, settings, reason) => {
    await expect(resolve(claims, [{ resolver, ...settings }])).rejects.toThrow(reason);
  });

  it('signs in users without an entity only if the configuration allows it', async () => {
    const entry = { resolver: 'preferredUsernameMatchingUserEntityName' };
    const claims = { preferred_username: 'Zoe' };
    await expect(resolve(claims, [entry])).rejects.toThrow('Failed to sign-in');
    await expect(resolve(claims, [{ ...entry, allowUnknown: true }])).resolves.toBe('user:default/zoe');
  });

  it('fails if several users have the same email address', async () => {
    const twins = createUsers([
      user('ann'),
      { ...user('ann2'), spec: { profile: { email: 'ann@acme.com' } } },
    ]);
    await expect(
      resolve({ email: 'ann@acme.com' }, [{ resolver: 'emailMatchingUserEntityProfileEmail' }], twins),
    ).rejects.toThrow('more than one User');
  });

  it('is followed by the next one, and the error lists all of them', async () => {
    const both = [
      { resolver: 'emailMatchingUserEntityProfileEmail' },
      { resolver: 'preferredUsernameMatchingUserEntityName' },
    ];
    await expect(resolve({ email: 'x@y.z', preferred_username: 'bob' }, both)).resolves.toBe(
      'user:default/bob',
    );
    await expect(resolve({ email: 'x@y.z' }, both)).rejects.toThrow(
      "emailMatchingUserEntityProfileEmail: the catalog has no User whose spec.profile.email is 'x@y.z' (r[0]); preferredUsernameMatchingUserEntityName: the identity provider did not send the claim 'preferred_username' (r[1]).",
    );
  });

  it('returns the user and its groups as ownership refs', async () => {
    const entry = { path: 'r', allowUnknown: false, resolver: 'subClaimMatchingUserEntityName' };
    const signedIn = await createSignIn([entry], createUsers(users), tokens)({ sub: 'bob' });
    expect(signedIn?.identity.ownershipEntityRefs).toEqual(['user:default/bob', 'group:default/crew']);
  });

  it('is not required if a provider only provides tokens', async () => {
    await expect(resolve({ sub: 'ann' }, [])).resolves.toBeUndefined();
  });
});
