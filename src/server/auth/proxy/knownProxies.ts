import { readText, type ConfigData } from '#backend';

/** Defaults for well-known proxies. */
export interface KnownProxy {
  header: string;
  jwksUrl(settings: ConfigData): string | undefined;
  issuer(settings: ConfigData): string | undefined;
}

const teamOf = (settings: ConfigData): string | undefined => {
  const team = readText(settings, 'teamName');
  return team === undefined ? undefined : `https://${team}.cloudflareaccess.com`;
};

/** By provider id, as in the configuration. */
export const knownProxies: Readonly<Record<string, KnownProxy>> = {
  gcpIap: {
    header: 'x-goog-iap-jwt-assertion',
    jwksUrl: () => 'https://www.gstatic.com/iap/verify/public_key-jwk',
    issuer: () => 'https://cloud.google.com/iap',
  },
  cfaccess: {
    header: 'cf-access-jwt-assertion',
    jwksUrl: (settings) => {
      const team = teamOf(settings);
      return team === undefined ? undefined : `${team}/cdn-cgi/access/certs`;
    },
    issuer: teamOf,
  },
};
