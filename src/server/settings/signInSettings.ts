import { resolveOidcProviders, type OidcProviders } from '../auth/oidc/resolveOidcProviders';
import { readText, readTexts, type ConfigData } from './configValue';

/** What signing in takes from the configuration, beside guests. */
export interface SignInSettings extends OidcProviders {
  /** `auth.environment`: which settings of a provider apply where a request names none. */
  environment: string;
  /** `auth.session.secret`; without one the portal makes its own. */
  sessionSecret: string | undefined;
  /** Origins beside the app's own whose pages may sign people in. */
  extraOrigins: string[];
}

export function resolveSignIn(config: ConfigData): SignInSettings {
  return {
    ...resolveOidcProviders(config),
    environment: readText(config, 'auth.environment') ?? 'development',
    sessionSecret: readText(config, 'auth.session.secret'),
    extraOrigins: readTexts(config, 'auth.experimentalExtraAllowedOrigins') ?? [],
  };
}
