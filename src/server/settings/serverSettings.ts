import type { GuestSettings } from '../auth/guestProvider';
import { readFlag, readMap, readText, type ConfigData } from './configValue';
import { resolveCors, type CorsSettings } from './corsSettings';
import { resolveStaticTokens, type StaticToken } from './externalAccess';
import { resolveGuest } from './guestSettings';
import { resolveSignIn, type SignInSettings } from './signInSettings';

/** What the HTTP side of the server takes from the configuration. */
export interface ServerSettings {
  /** Path of the app below its origin, without a slash at the end; empty at the root. */
  basePath: string;
  appOrigin: string;
  /** Address of the backend as browsers know it, without a slash at the end. */
  backendBaseUrl: string;
  /** Path of the backend below its origin: the API answers there too, for a proxy that passes the path on. */
  backendBasePath: string;
  cors?: CorsSettings;
  /** `backend.csp`: sources by directive; false leaves a directive out. */
  csp: Record<string, unknown>;
  guest?: GuestSettings;
  signIn: SignInSettings;
  staticTokens: StaticToken[];
  /** Requests without any token reach the plugins. */
  openToAll: boolean;
}

const DEFAULT_BASE_URL = 'http://localhost:7007';

export function resolveServerSettings(config: ConfigData, environment: NodeJS.ProcessEnv): ServerSettings {
  const backendBaseUrl = trimSlashes(readText(config, 'backend.baseUrl') ?? DEFAULT_BASE_URL);
  const app = new URL(readText(config, 'app.baseUrl') ?? backendBaseUrl, backendBaseUrl);
  return {
    basePath: trimSlashes(app.pathname),
    appOrigin: app.origin,
    backendBaseUrl,
    backendBasePath: trimSlashes(new URL(backendBaseUrl).pathname),
    cors: resolveCors(config, app.origin),
    csp: readMap(config, 'backend.csp') ?? {},
    guest: resolveGuest(config, environment),
    signIn: resolveSignIn(config),
    staticTokens: resolveStaticTokens(config),
    openToAll: readFlag(config, 'backend.auth.dangerouslyDisableDefaultAuthPolicy') ?? false,
  };
}

function trimSlashes(text: string): string {
  return text.replace(/\/+$/, '');
}
