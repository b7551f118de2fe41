import { readText, type ConfigData } from '#backend';

/** Defaults for well-known providers. */
export interface KnownProvider {
  /** Derives the issuer from the provider's own settings. */
  issuer(settings: ConfigData): string | undefined;
  scopes: readonly string[];
  /** Additional parameters of the authorization request. */
  parameters?(settings: ConfigData): Record<string, string>;
  /** The annotation of a User entity that contains the email address at this provider. */
  emailAnnotation?: string;
}

const IDENTITY_SCOPES = ['openid', 'email', 'profile'] as const;

/** Any other id requires an issuer in the configuration. */
export const ordinaryProvider: KnownProvider = { issuer: () => undefined, scopes: IDENTITY_SCOPES };

const hostOf = (settings: ConfigData, key: string): string | undefined =>
  readText(settings, key)
    ?.replace(/^https?:\/\//, '')
    .replace(/\/+$/, '');

/** By provider id, as in the configuration. */
export const knownProviders: Readonly<Record<string, KnownProvider>> = {
  google: {
    issuer: () => 'https://accounts.google.com',
    scopes: IDENTITY_SCOPES,
    // Without these, Google returns a refresh token only on the first consent.
    parameters: () => ({ access_type: 'offline', prompt: 'consent' }),
    emailAnnotation: 'google.com/email',
  },
  microsoft: {
    issuer: (settings) =>
      `https://login.microsoftonline.com/${readText(settings, 'tenantId') ?? 'organizations'}/v2.0`,
    scopes: [...IDENTITY_SCOPES, 'offline_access', 'User.Read'],
    parameters: (settings): Record<string, string> => {
      const hint = readText(settings, 'domainHint');
      return hint === undefined ? {} : { domain_hint: hint };
    },
    emailAnnotation: 'microsoft.com/email',
  },
  okta: {
    issuer: (settings) => {
      const audience = readText(settings, 'audience')?.replace(/\/+$/, '');
      const server = readText(settings, 'authServerId');
      return audience === undefined || server === undefined ? audience : `${audience}/oauth2/${server}`;
    },
    scopes: [...IDENTITY_SCOPES, 'offline_access'],
    emailAnnotation: 'okta.com/email',
  },
  gitlab: {
    issuer: (settings) => readText(settings, 'audience') ?? 'https://gitlab.com',
    scopes: [...IDENTITY_SCOPES, 'read_user'],
  },
  auth0: {
    issuer: (settings) => {
      const domain = hostOf(settings, 'domain');
      return domain === undefined ? undefined : `https://${domain}/`;
    },
    scopes: [...IDENTITY_SCOPES, 'offline_access'],
  },
  onelogin: { issuer: () => undefined, scopes: [...IDENTITY_SCOPES, 'offline_access'] },
};
