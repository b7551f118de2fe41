import type { LoadedConfig } from '#config/node';
import type { Problem } from '#diagnostics';
import type { BackendPlugin } from '#backend';
import type { PermissionPolicy } from './policy';
import { resolvePolicy } from './resolvePolicy';

const DENY_ALL: PermissionPolicy = { rules: [], otherwise: 'DENY' };

/** The policy of a configuration. */
export interface LoadedPolicy {
  /** `undefined` if permissions are off. Denies everything if there is an error. */
  policy: PermissionPolicy | undefined;
  /** Why the configured policy cannot be used, for the log. */
  error?: string;
}

/**
 * Loads the policy. If any part of it is invalid or missing, for example because a variable is not set, everything is
 * denied: a rule with a missing condition could apply to more than intended.
 */
export function loadPolicy(
  { source, problems }: Pick<LoadedConfig, 'source' | 'problems'>,
  plugins: readonly BackendPlugin[],
): LoadedPolicy {
  try {
    const policy = resolvePolicy(source.data);
    const problem = problems.find((found) => affectsPolicy(found, policy !== undefined));
    if (problem) throw new TypeError(problem.message);
    for (const { entity } of policy?.rules ?? []) {
      if (entity !== undefined) for (const plugin of plugins) plugin.assertCondition?.(entity);
    }
    return { policy };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return {
      policy: DENY_ALL,
      error: `The policy in permission.policy cannot be used. ${reason}`,
    };
  }
}

/** A problem without a path may affect any part of the configuration, including the policy. */
function affectsPolicy({ severity, where }: Problem, isEnabled: boolean): boolean {
  const path = where?.path ?? '';
  if (path === 'permission' || path === 'permission.enabled') return true;
  return isEnabled && (path.startsWith('permission.policy') || (path === '' && severity === 'error'));
}
