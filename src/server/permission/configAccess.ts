import { valueAtPath } from '#model';
import type { CallerIdentity } from '../auth/caller';
import type { GuestSettings } from '../auth/guestProvider';
import type { ConfigData } from '../settings/configValue';
import { decide } from './decide';
import { CONFIG_READ } from './permissions';
import type { PermissionPolicy } from './policy';

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
 * people sign in by other ways, nobody may, until a rule of the policy speaks of the permission: its default alone says nothing
 * about it, since the report shows more than the portal does.
 */
export function resolveConfigAccess(
  config: ConfigData,
  guest: GuestSettings | undefined,
  currentPolicy: () => PermissionPolicy | undefined = () => undefined,
): ConfigAccess {
  const guestsAlone = guest?.allowed === true && listProviders(config).every((id) => id === 'guest');
  return {
    mayRead(caller) {
      if (caller.type === 'nobody') return false;
      const otherwise = guestsAlone && caller.type === 'user' ? 'ALLOW' : 'DENY';
      const rules = currentPolicy()?.rules ?? [];
      return decide({ rules, otherwise }, CONFIG_READ, caller) === 'ALLOW';
    },
    get anyone() {
      const rules = currentPolicy()?.rules ?? [];
      return guestsAlone && !rules.some((rule) => !rule.allow && rule.covers(CONFIG_READ));
    },
  };
}

function listProviders(config: ConfigData): string[] {
  const providers = valueAtPath(config, 'auth.providers');
  return typeof providers === 'object' && providers !== null ? Object.keys(providers) : [];
}
