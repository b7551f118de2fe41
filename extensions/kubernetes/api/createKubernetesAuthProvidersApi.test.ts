import { expect, it, vi } from 'vitest';
import { createKubernetesAuthProvidersApi } from './createKubernetesAuthProvidersApi';

const names = ['gitlab', 'google', 'microsoft', 'okta', 'onelogin'] as const;

function create() {
  const getAccessToken = vi.fn(async (scope?: string | string[]) => `access ${String(scope)}`);
  const accounts = Object.fromEntries(
    names.map((name) => [name, { getAccessToken, getIdToken: async () => `id of ${name}` }]),
  ) as unknown as Parameters<typeof createKubernetesAuthProvidersApi>[0];
  return createKubernetesAuthProvidersApi(accounts);
}

it.each(['serviceAccount', 'googleServiceAccount', 'aws', 'azure', 'localKubectlProxy'])(
  'sends no token of the user for %s',
  async (provider) => {
    expect(await create().getCredentials(provider)).toEqual({});
    expect(await create().decorateRequestBodyForAuth(provider, { google: 'kept' })).toEqual({
      google: 'kept',
    });
  },
);

it.each<readonly [provider: string, token: string]>([
  ['google', 'access https://www.googleapis.com/auth/cloud-platform.read-only'],
  ['aks', 'access 6dae42f8-4368-4678-94ff-3960e28e3630/user.read'],
  ...names.map((name) => [`oidc.${name}`, `id of ${name}`] as const),
])('gets the token for %s', async (provider, token) => {
  expect(await create().getCredentials(provider)).toEqual({ token });
});

it('adds tokens to those of other providers', async () => {
  const api = create();
  let auth = await api.decorateRequestBodyForAuth('google', {});
  auth = await api.decorateRequestBodyForAuth('oidc.okta', auth);
  auth = await api.decorateRequestBodyForAuth('oidc.gitlab', auth);
  expect(auth).toEqual({
    google: expect.stringContaining('access') as string,
    oidc: { okta: 'id of okta', gitlab: 'id of gitlab' },
  });
});

it.each([
  ['mine', 'authProvider "mine" has no KubernetesAuthProvider defined for it'],
  ['oidc', 'authProvider "oidc" has no KubernetesAuthProvider defined for it'],
  ['oidc.mine', 'KubernetesAuthProviders has no oidcProvider configured for oidc.mine'],
  ['oidc.toString', 'KubernetesAuthProviders has no oidcProvider configured for oidc.toString'],
])('reports the unknown provider %s', async (provider, message) => {
  await expect(create().getCredentials(provider)).rejects.toThrow(message);
  await expect(create().decorateRequestBodyForAuth(provider, {})).rejects.toThrow(message);
});
