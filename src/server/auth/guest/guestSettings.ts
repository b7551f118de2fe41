import { parseEntityRef, stringifyEntityRef, valueAtPath } from '#model';
import type { GuestSettings } from './guestProvider';
import { readFlag, readMap, readText, readTexts, type ConfigData } from '#backend';

const GUEST = 'auth.providers.guest';

/**
 * Reads `auth.providers.guest`. Without any configured provider, guests can sign in, so that the portal can be tried
 * out. Once another provider is configured, guest sign-in must be enabled explicitly. Returns `undefined` if it is
 * disabled.
 */
export function resolveGuest(config: ConfigData, environment: NodeJS.ProcessEnv): GuestSettings | undefined {
  const installed = valueAtPath(config, GUEST);
  if (installed === null || (installed === undefined && hasProviders(config))) return undefined;
  const toRef = (kind: string) => (ref: string) =>
    stringifyEntityRef(parseEntityRef(ref, { defaultKind: kind }));
  return {
    userEntityRef: toRef('user')(readText(config, `${GUEST}.userEntityRef`) ?? 'user:default/guest'),
    ownershipEntityRefs: (readTexts(config, `${GUEST}.ownershipEntityRefs`) ?? []).map(toRef('group')),
    allowed:
      isDevelopment(config, environment) ||
      readFlag(config, `${GUEST}.dangerouslyAllowOutsideDevelopment`) === true,
  };
}

/** Whether anyone who can reach the portal can sign in, and only as the guest. */
export function areGuestsAlone(config: ConfigData, guest: GuestSettings | undefined): boolean {
  const providers = Object.keys(readMap(config, 'auth.providers') ?? {});
  return guest?.allowed === true && providers.every((id) => id === 'guest');
}

// Both must indicate development: the configuration and NODE_ENV.
function isDevelopment(config: ConfigData, environment: NodeJS.ProcessEnv): boolean {
  return (
    (readText(config, 'auth.environment') ?? 'development') === 'development' &&
    environment['NODE_ENV'] !== 'production'
  );
}

function hasProviders(config: ConfigData): boolean {
  const providers = valueAtPath(config, 'auth.providers');
  return typeof providers === 'object' && providers !== null && Object.keys(providers).length > 0;
}
