import { describe, expect, test } from 'vitest';
import { wellKnownProviders } from '../wellKnownProviders';
import { parseScopes, resolveDefaultScopes } from './scopes';

const GOOGLE = 'https://www.googleapis.com/auth/';

/** The default scopes of the well-known providers, from the specification. */
const expected: Readonly<Record<string, readonly string[]>> = {
  google: ['openid', `${GOOGLE}userinfo.email`, `${GOOGLE}userinfo.profile`],
  microsoft: ['openid', 'offline_access', 'profile', 'email', 'User.Read'],
  github: ['read:user'],
  okta: ['openid', 'email', 'profile', 'offline_access'],
  gitlab: ['read_user'],
  onelogin: ['openid', 'email', 'profile', 'offline_access'],
  bitbucket: ['account'],
  bitbucketServer: ['PROJECT_ADMIN', 'REPO_READ'],
  atlassian: [],
  vmwareCloud: ['openid'],
  openshift: ['user:info'],
};

describe('provider scopes', () => {
  test('have defaults for each well-known provider', () => {
    expect(Object.keys(expected)).toEqual(wellKnownProviders.map(([, id]) => id));
  });

  test.each(Object.entries(expected))('of %s are by default %j', (id, scopes) => {
    expect(resolveDefaultScopes(id)).toEqual(scopes);
  });

  test('use the configuration instead of the defaults', () => {
    expect(resolveDefaultScopes('github', ['read:org'])).toEqual(['read:org']);
    expect(resolveDefaultScopes('acme')).toEqual([]);
  });

  test.each<[string, string | string[], string[]]>([
    ['github', 'repo, gist repo', ['repo', 'gist']],
    [
      'google',
      ['openid', 'email', 'drive', `${GOOGLE}drive`],
      ['openid', `${GOOGLE}userinfo.email`, `${GOOGLE}drive`],
    ],
    [
      'okta',
      'openid groups users.read okta.apps.read',
      ['openid', 'groups', 'okta.users.read', 'okta.apps.read'],
    ],
    ['onelogin', 'profile users', ['profile', 'onelogin.users']],
    ['acme', '', []],
  ])('of %s are normalized to %j', (id, asked, scopes) => {
    expect(parseScopes(id, asked)).toEqual(scopes);
  });
});
