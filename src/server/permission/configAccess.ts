import { valueAtPath } from '#model';
import type { CallerIdentity } from '../auth/caller';
import type { GuestSettings } from '../auth/guestProvider';
import type { ConfigData } from '../settings/configValue';

/** The permission to read what is wrong with the configuration. */
export const CONFIG_READ_PERMISSION = 'trellis.config.read';

/** Who may read the report. */
export interface ConfigAccess {
  /** Whether this caller holds the permission. */
  mayRead(caller: CallerIdentity): boolean;
  /**
   * Whether a page may carry the report where there is no portal to sign in to. A page is loaded before anybody has signed in;
   * this holds where whoever opens it is let in for the asking.
   */
  anyone: boolean;
}

/**
 * Where guests are the only users, they may read the report: such a portal is tried out by the one who configures it. Where
 * people sign in by other ways, nobody may: to tell administrators from others takes a policy, and that is the matter of the
 * backend that has one.
 */
export function resolveConfigAccess(config: ConfigData, guest: GuestSettings | undefined): ConfigAccess {
  const guestsAlone = guest?.allowed === true && listProviders(config).every((id) => id === 'guest');
  return { mayRead: ({ type }) => guestsAlone && type === 'user', anyone: guestsAlone };
}

function listProviders(config: ConfigData): string[] {
  const providers = valueAtPath(config, 'auth.providers');
  return typeof providers === 'object' && providers !== null ? Object.keys(providers) : [];
}
