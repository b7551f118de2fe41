import {
  ApiBlueprint,
  authProvidersApiRef,
  configApiRef,
  discoveryApiRef,
  iconsApiRef,
  oauthRequestApiRef,
  scmAuthApiRef,
  scmIntegrationsApiRef,
} from '#sdk';
import { createAuthProvidersApi } from '../accounts/createAuthProvidersApi';
import { wellKnownProviders } from '../accounts/wellKnownProviders';

/** All authentication providers by id. */
export const authProvidersApiExtension = ApiBlueprint.make({
  name: 'auth-providers',
  params: (defineParams) =>
    defineParams({
      api: authProvidersApiRef,
      deps: {
        config: configApiRef,
        discovery: discoveryApiRef,
        icons: iconsApiRef,
        requests: oauthRequestApiRef,
      },
      factory: (deps) => createAuthProvidersApi(deps),
    }),
});

/** The providers with their own API ref. */
export const authApiExtensions = wellKnownProviders.map(([name, id, , api]) =>
  ApiBlueprint.make({
    name: `${name}-auth`,
    params: (defineParams) =>
      defineParams({
        api,
        deps: { providers: authProvidersApiRef },
        factory: ({ providers }) => providers.get(id),
      }),
  }),
);

/** The user's access to source-control hosts. */
export const scmAuthApiExtension = ApiBlueprint.make({
  name: 'scm-auth',
  params: (defineParams) =>
    defineParams({
      api: scmAuthApiRef,
      deps: { integrations: scmIntegrationsApiRef, providers: authProvidersApiRef },
      factory: (deps) => ({
        getCredentials: async (options) =>
          (await import('../accounts/scm/getScmCredentials')).getScmCredentials(deps, options),
      }),
    }),
});
