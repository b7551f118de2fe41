import type { ApiHolder, PredicateContext } from '#engine';
import { featureFlagsApiRef, permissionApiRef } from '#sdk';

/**
 * Loads which of the requested feature flags and permissions are granted. A permission is named `name` or `name#action`. Without
 * a permission API, no permission is granted.
 *
 * @throws if the permissions could not be checked
 */
export async function loadPredicateContext(
  needed: PredicateContext,
  apis: ApiHolder,
): Promise<PredicateContext> {
  const flags = apis.get(featureFlagsApiRef);
  const permissions = needed.permissions.length > 0 ? apis.get(permissionApiRef) : undefined;
  const answers = await Promise.all(
    needed.permissions.map(async (name) => {
      const answer = await permissions?.authorize({ permission: parsePermission(name) });
      return answer?.result === 'ALLOW';
    }),
  ).catch((cause: unknown) => {
    throw new Error('Failed to authorize extension permissions', { cause });
  });
  return {
    featureFlags: needed.featureFlags.filter((name) => flags?.isActive(name)),
    permissions: needed.permissions.filter((_, index) => answers[index]),
  };
}

const actions = ['create', 'read', 'update', 'delete'] as const;

function parsePermission(text: string) {
  const [name = text, suffix] = text.split('#');
  const action = actions.find((candidate) => candidate === suffix);
  return { type: 'basic', name, attributes: action ? { action } : {} } as const;
}
