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

/** The identity provider's clock and ours may differ by this much. */
const CLOCK_TOLERANCE_SECONDS = 10 * 60;
/** Metadata that is older is read again: endpoints move. */
const FRESH_FOR = 60 * 60 * 1000;

/** What the provider says of itself, with this portal's client; read when it is first needed and kept for an hour. */
export type LoadConfiguration = () => Promise<Configuration>;

/**
 * The portal starts whether or not the provider can be reached. A failed read is not remembered: the next sign-in tries again,
 * and an older answer serves as long as there is no newer one.
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
    if (known && now() - known.readAt < FRESH_FOR) return known.configuration;
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
      // The signature of an ID token is checked too, though it comes straight from the provider.
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
  // `basic` is what a provider takes that says nothing.
  return (server, client, body, headers) => {
    const supported = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const chosen =
      authMethod ??
      (supported.includes('client_secret_basic') ? 'client_secret_basic' : 'client_secret_post');
    methods[chosen]?.(server, client, body, headers);
  };
}
