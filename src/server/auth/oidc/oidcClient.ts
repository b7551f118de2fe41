import {
  ClientSecretBasic,
  ClientSecretJwt,
  ClientSecretPost,
  None,
  allowInsecureRequests,
  clockTolerance,
  discovery,
  enableNonRepudiationChecks,
  type ClientAuth,
  type Configuration,
} from 'openid-client';
import type { OidcSettings } from './oidcSettings';

/** Tolerated difference between the identity provider's clock and ours. */
const CLOCK_TOLERANCE_SECONDS = 10 * 60;
/** Older metadata is fetched again because endpoints can change. */
const METADATA_MAX_AGE_MS = 60 * 60 * 1000;

/** The provider's metadata with this portal's client. Fetched on first use and cached for an hour. */
export type LoadConfiguration = () => Promise<Configuration>;

/**
 * Creates a client that fetches the metadata lazily, so the portal starts even if the provider cannot be reached.
 * Failures are not cached: the next sign-in retries, and older metadata is used until newer metadata is available.
 */
export function createOidcClient(settings: OidcSettings, now: () => number = Date.now): LoadConfiguration {
  let known: { configuration: Configuration; readAt: number } | undefined;
  let reading: Promise<Configuration> | undefined;

  async function read(): Promise<Configuration> {
    try {
      const configuration = await discover(settings);
      known = { configuration, readAt: now() };
      return configuration;
    } catch (error) {
      if (known) return known.configuration;
      throw error;
    }
  }

  return async () => {
    if (known && now() - known.readAt < METADATA_MAX_AGE_MS) return known.configuration;
    reading ??= read().finally(() => (reading = undefined));
    return reading;
  };
}

function discover(settings: OidcSettings): Promise<Configuration> {
  const server = new URL(settings.issuer);
  const insecure = server.protocol === 'http:';
  return discovery(
    server,
    settings.clientId,
    {
      client_secret: settings.clientSecret,
      [clockTolerance]: CLOCK_TOLERANCE_SECONDS,
      ...(settings.signedResponseAlgorithm === undefined
        ? {}
        : { id_token_signed_response_alg: settings.signedResponseAlgorithm }),
    },
    createClientAuth(settings),
    {
      // Also verifies the signature of ID tokens that come directly from the provider.
      execute: [enableNonRepudiationChecks, ...(insecure ? [allowInsecureRequests] : [])],
      timeout: settings.timeoutSeconds,
    },
  );
}

function createClientAuth({ clientSecret, authMethod }: OidcSettings): ClientAuth {
  if (clientSecret === undefined || authMethod === 'none') return None();
  const methods: Record<string, ClientAuth> = {
    client_secret_basic: ClientSecretBasic(clientSecret),
    client_secret_post: ClientSecretPost(clientSecret),
    client_secret_jwt: ClientSecretJwt(clientSecret),
  };
  // Providers that don't declare a method support `basic`.
  return (server, client, body, headers) => {
    const supported = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const chosen =
      authMethod ??
      (supported.includes('client_secret_basic') ? 'client_secret_basic' : 'client_secret_post');
    methods[chosen]?.(server, client, body, headers);
  };
}
