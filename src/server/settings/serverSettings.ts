import type { GuestSettings } from '../auth/guest/guestProvider';
import { readFlag, readMap, readText, type ConfigData } from '#backend';
import { resolveCors, type CorsSettings } from '../http/corsSettings';
import { resolveStaticTokens, type StaticToken } from '../auth/caller/externalAccess';
import { areGuestsAlone, resolveGuest } from '../auth/guest/guestSettings';
import { resolveSignIn, type SignInSettings } from '../auth/signInSettings';

/** The HTTP server's settings. */
export interface ServerSettings {
  /** Path of the app within its origin, without a trailing slash. Empty at the root. */
  basePath: string;
  /** `app.protected`: callers who are not signed in receive only the sign-in page. */
  isProtected: boolean;
  appOrigin: string;
  /** Public URL of the backend, without a trailing slash. */
  backendBaseUrl: string;
  /** Path of the backend within its origin. The API is available there too, for proxies that keep the path. */
  backendBasePath: string;
  cors?: CorsSettings;
  /** `backend.csp`: sources by directive. `false` removes a directive. */
  csp: Record<string, unknown>;
  guest?: GuestSettings;
  /** Whether anyone who can reach the portal can sign in, and only as the guest. */
  areGuestsAlone: boolean;
  signIn: SignInSettings;
  staticTokens: StaticToken[];
  /** Accepts requests without a token. */
  openToAll: boolean;
}

const DEFAULT_BASE_URL = 'http://localhost:7007';

export function resolveServerSettings(config: ConfigData, environment: NodeJS.ProcessEnv): ServerSettings {
  const backendBaseUrl = trimSlashes(readText(config, 'backend.baseUrl') ?? DEFAULT_BASE_URL);
  const guest = resolveGuest(config, environment);
  const app = new URL(readText(config, 'app.baseUrl') ?? backendBaseUrl, backendBaseUrl);
  return {
    basePath: trimSlashes(app.pathname),
    isProtected: readFlag(config, 'app.protected') ?? false,
    appOrigin: app.origin,
    backendBaseUrl,
    backendBasePath: trimSlashes(new URL(backendBaseUrl).pathname),
    cors: resolveCors(config, app.origin),
    csp: readMap(config, 'backend.csp') ?? {},
    guest,
    areGuestsAlone: areGuestsAlone(config, guest),
    signIn: resolveSignIn(config),
    staticTokens: resolveStaticTokens(config),
    openToAll: readFlag(config, 'backend.auth.dangerouslyDisableDefaultAuthPolicy') ?? false,
  };
}

function trimSlashes(text: string): string {
  return text.replace(/\/+$/, '');
}
