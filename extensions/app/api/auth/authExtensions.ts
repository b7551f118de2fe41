import {
  ApiBlueprint,
  authProvidersApiRef,
  configApiRef,
  discoveryApiRef,
  iconsApiRef,
  oauthRequestApiRef,
  scmAuthApiRef,
} from '#sdk';
import { createAuthProvidersApi } from './createAuthProvidersApi';
import { wellKnownProviders } from './wellKnownProviders';

/** All providers of accounts, by their ids. */
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

/** The providers that plugins know by an API of its own. */
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

/** The user's own access to source-control hosts. */
export const scmAuthApiExtension = ApiBlueprint.make({
  name: 'scm-auth',
  params: (defineParams) =>
    defineParams({
      api: scmAuthApiRef,
      deps: { config: configApiRef, providers: authProvidersApiRef },
      factory: (deps) => ({
        getCredentials: async (options) =>
          (await import('./scm/getScmCredentials')).getScmCredentials(deps, options),
      }),
    }),
});
