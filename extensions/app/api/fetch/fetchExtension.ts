import * as z from 'zod/mini';
import { ApiBlueprint, configApiRef, discoveryApiRef, fetchApiRef, identityApiRef } from '#sdk';
import { readDiscoveryConfig } from '../discovery/readDiscoveryConfig';
import { asRefreshable } from '../identity/refreshableIdentity';
import { createFetchApi } from './createFetchApi';
import { createTokenRule } from './createTokenRule';

const PLUGIN_PLACE = /\/?\{\{\s*pluginId\s*\}\}.*$/;

/** Requests that carry the user's token to the backend. */
export const fetchApiExtension = ApiBlueprint.makeWithOverrides({
  name: 'fetch',
  // A name of a header, as of RFC 9110, 5.6.2.
  configSchema: { tokenHeader: z.optional(z.string().check(z.regex(/^[\w!#$%&'*+.^`|~-]+$/))) },
  factory: (originalFactory, { config: { tokenHeader } }) =>
    originalFactory((defineParams) =>
      defineParams({
        api: fetchApiRef,
        deps: { config: configApiRef, discovery: discoveryApiRef, identity: identityApiRef },
        factory({ config, discovery, identity }) {
          const { baseUrl, endpoints } = readDiscoveryConfig(config);
          const addresses = [baseUrl, ...endpoints.map(({ target }) => target.replace(PLUGIN_PLACE, ''))];
          return createFetchApi({
            discovery,
            identity: asRefreshable(identity),
            mayCarryToken: createTokenRule(addresses),
            tokenHeader,
          });
        },
      }),
    ),
});
