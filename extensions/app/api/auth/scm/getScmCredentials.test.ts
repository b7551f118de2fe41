import { describe, expect, test } from 'vitest';
import type { AuthProvidersApi } from '#sdk';
import { mockApis } from '#sdk/testing';
import { getScmCredentials } from './getScmCredentials';

const config = mockApis.config({
  data: {
    integrations: { github: [{ host: 'ghe.acme.example' }], bitbucketServer: [{ host: 'bb.acme.example' }] },
  },
});

function ask(options: Parameters<typeof getScmCredentials>[1]) {
  const providers = {
    get: (id: string) => ({ getAccessToken: async (scopes: string[]) => `${id}: ${scopes.join(' ')}` }),
  } as unknown as AuthProvidersApi;
  return getScmCredentials({ config, providers }, options);
}

describe('access to a source-control host', () => {
  test.each([
    ['https://github.com/a/b', 'github: repo read:org read:user'],
    ['https://ghe.acme.example/a/b', 'github: repo read:org read:user'],
    ['https://gitlab.com/a', 'gitlab: read_user read_api read_repository'],
    ['https://bitbucket.org/a', 'bitbucket: account team pullrequest snippet issue'],
    ['https://bb.acme.example/a', 'bitbucketServer: PUBLIC_REPOS REPO_READ'],
  ])('of %s takes the scopes to read', async (url, token) => {
    await expect(ask({ url })).resolves.toEqual({ token, headers: { Authorization: `Bearer ${token}` } });
  });

  test('takes more scopes to write, and those that were asked for', async () => {
    const { token } = await ask({
      url: 'https://github.com/a/b',
      additionalScope: { repoWrite: true, customScopes: { github: ['workflow'], gitlab: ['x'] } },
    });
    expect(token).toBe('github: repo read:org read:user gist workflow');
  });

  test('is refused where nobody knows whose accounts it takes', async () => {
    await expect(ask({ url: 'https://github.com.evil.example/a' })).rejects.toThrow(
      "No authentication provider available for access to 'https://github.com.evil.example/a'",
    );
  });
});
