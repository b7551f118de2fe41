import type { CallerIdentity, ConfigData } from '#backend';
import type { GuestSettings } from '../auth/guest/guestProvider';
import { areGuestsAlone } from '../auth/guest/guestSettings';
import { decide } from './decide';
import { CONFIG_READ } from './permissions';
import type { PermissionPolicy } from './policy';

/** Who can read the report. */
export interface ConfigAccess {
  /** Whether this caller has the permission. */
  mayRead(caller: CallerIdentity): boolean;
  /**
   * Whether a page can contain the report if there is no portal to sign in to. Pages are served before users sign in,
   * so this is only true if anyone who opens the page could sign in.
   */
  anyone: boolean;
}

/**
 * If guests are the only users, they can read the report, because such a portal is usually a trial.
 * Otherwise, no one can until a policy rule names the permission. The policy's default does not grant it, because the
 * report shows more than the portal.
 */
export function resolveConfigAccess(
  config: ConfigData,
  guest: GuestSettings | undefined,
  currentPolicy: () => PermissionPolicy | undefined = () => undefined,
): ConfigAccess {
  const guestsAlone = areGuestsAlone(config, guest);
  return {
    mayRead(caller) {
      if (caller.type === 'none') return false;
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
