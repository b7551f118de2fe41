import { describe, expect, test } from 'vitest';
import { wellKnownProviders } from '../wellKnownProviders';
import { parseScopes, resolveDefaultScopes } from './scopes';

const GOOGLE = 'https://www.googleapis.com/auth/';

/** What the specification says of each provider that every portal has an API for. */
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

describe('the scopes of a provider', () => {
  test('are named here for each that every portal knows', () => {
    expect(Object.keys(expected)).toEqual(wellKnownProviders.map(([, id]) => id));
  });

  test.each(Object.entries(expected))('%s are, without a word in the configuration, %j', (id, scopes) => {
    expect(resolveDefaultScopes(id)).toEqual(scopes);
  });

  test('are those of the configuration, where it names any', () => {
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
  ])('of %s are written as it writes them: %j', (id, asked, scopes) => {
    expect(parseScopes(id, asked)).toEqual(scopes);
  });
});
