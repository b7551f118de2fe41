import * as z from 'zod/mini';
import { ApiBlueprint, configApiRef, discoveryApiRef, fetchApiRef, identityApiRef } from '#sdk';
import { readDiscoveryConfig } from '../discovery/readDiscoveryConfig';
import { asRefreshable } from '../identity/refreshableIdentity';
import { createFetchApi } from '../fetch/createFetchApi';
import { createTokenRule } from '../fetch/createTokenRule';

const PLUGIN_PLACE = /\/?\{\{\s*pluginId\s*\}\}.*$/;

/** Sends requests, with the user's token if they go to the backend. */
export const fetchApiExtension = ApiBlueprint.makeWithOverrides({
  name: 'fetch',
  // A header name (RFC 9110, section 5.6.2).
  configSchema: {
    tokenHeader: z.optional(
      z.string().check(z.regex(/^[\w!#$%&'*+.^`|~-]+$/, "must be the name of a header, such as 'X-Token'")),
    ),
  },
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
