import type { LoadedConfig } from '#config/node';
import type { Problem } from '#diagnostics';
import { createCondition } from '../catalog/query';
import type { PermissionPolicy } from './policy';
import { resolvePolicy } from './resolvePolicy';

const NOTHING: PermissionPolicy = { rules: [], otherwise: 'DENY' };

/** The policy of a configuration. */
export interface LoadedPolicy {
  /** `undefined` while permissions are off; one that allows nothing where there is a complaint. */
  policy: PermissionPolicy | undefined;
  /** Why it is not the one that was written, for the log. */
  complaint?: string;
}

/**
 * Reads the policy. Of one that is not as it was written, nothing is allowed: what was refused of it, or is absent because a
 * variable is, is missing, and a rule with less in it may be about more.
 */
export function loadPolicy({ source, problems }: Pick<LoadedConfig, 'source' | 'problems'>): LoadedPolicy {
  try {
    const policy = resolvePolicy(source.data);
    const problem = problems.find((found) => isAbout(found, policy !== undefined));
    if (problem) throw new TypeError(problem.message);
    // Asks the catalogue nothing yet, but throws for what could not be asked.
    for (const { entity } of policy?.rules ?? []) createCondition(entity);
    return { policy };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      policy: NOTHING,
      complaint: `The policy in permission.policy cannot be used. ${reason}`,
    };
  }
}

/** A mistake without a place may have cost any part of the configuration, also of the policy. */
function isAbout({ severity, where }: Problem, isEnabled: boolean): boolean {
  const path = where?.path ?? '';
  if (path === 'permission' || path === 'permission.enabled') return true;
  return isEnabled && (path.startsWith('permission.policy') || (path === '' && severity === 'error'));
}
