import { describe, expect, test } from 'vitest';
import type { AuthProvidersApi } from '#sdk';
import { createScmIntegrations } from '#model';
import { getScmCredentials } from './getScmCredentials';

const host = (name: string) => [{ host: name }];
const integrations = {
  load: async () =>
    createScmIntegrations({
      github: host('ghe.acme.example'),
      gitlab: host('gitlab.acme.example'),
      azure: host('azure.acme.example'),
      bitbucketCloud: host('cloud.acme.example'),
      bitbucket: host('old.acme.example'),
      bitbucketServer: host('bb.acme.example:8443'),
    }),
};

function ask(options: Parameters<typeof getScmCredentials>[1]) {
  const providers = {
    get: (id: string) => ({ getAccessToken: async (scopes: string[]) => `${id}: ${scopes.join(' ')}` }),
  } as unknown as AuthProvidersApi;
  return getScmCredentials({ integrations, providers }, options);
}

const azureDevOps = '499b84ac-1321-427f-aa17-267ca6975798';
const vso = (names: string): string => names.replaceAll(/\w+/g, (name) => `${azureDevOps}/vso.${name}`);

/** By provider id: the scopes for reading, and the additional scopes for writing. */
const scopes: Readonly<Record<string, readonly [read: string, write: string]>> = {
  github: ['repo read:org read:user', 'gist'],
  gitlab: ['read_user read_api read_repository', 'write_repository api'],
  microsoft: [vso('build code graph project profile'), vso('code_manage')],
  bitbucket: ['account team pullrequest snippet issue', 'pullrequest:write snippet:write issue:write'],
  bitbucketServer: ['PUBLIC_REPOS REPO_READ', 'REPO_WRITE'],
};

describe('getScmCredentials', () => {
  test.each([
    ['github.com', 'github'],
    ['ghe.acme.example', 'github'],
    ['gitlab.com', 'gitlab'],
    ['gitlab.acme.example', 'gitlab'],
    ['dev.azure.com', 'microsoft'],
    ['azure.acme.example', 'microsoft'],
    ['bitbucket.org', 'bitbucket'],
    ['cloud.acme.example', 'bitbucket'],
    ['old.acme.example', 'bitbucket'],
    ['bb.acme.example:8443', 'bitbucketServer'],
  ])('uses for %s the account at %s, with scopes for reading and writing', async (name, provider) => {
    const url = `https://${name}/a/b`;
    const [read, write] = scopes[provider] ?? ['', ''];
    await expect(ask({ url })).resolves.toEqual({
      token: `${provider}: ${read}`,
      headers: { Authorization: `Bearer ${provider}: ${read}` },
    });
    const { token } = await ask({ url, additionalScope: { repoWrite: true } });
    expect(token).toBe(`${provider}: ${read} ${write}`);
  });

  test('adds custom scopes of its own kind of host only', async () => {
    const { token } = await ask({
      url: 'https://github.com/a/b',
      additionalScope: { customScopes: { github: ['workflow'], gitlab: ['x'] } },
    });
    expect(token).toBe('github: repo read:org read:user workflow');
  });

  test.each([
    'https://github.com.evil.example/a',
    'https://github.com@evil.example/a',
    'https://bb.acme.example/a',
    'not a URL',
  ])('fails if there is no provider for %s', async (url) => {
    await expect(ask({ url })).rejects.toThrow(`No authentication provider available for access to '${url}'`);
  });
});
