import { isRecord, type Locate } from '#diagnostics';

import { createFinding } from '../problems/createFinding';
import type { Finding } from '../problems/finding';
import type { AnyApiRef } from '../refs/apiRef';
import { coreDataRefs } from '../refs/coreDataRefs';
import { locateSpec } from '../settings/locateSetting';
import type { TreeNode } from '../tree/treeNode';
import type { AnyApiFactory } from '../refs/apiFactory';
import type { ApiRegistry } from './apiRegistry';

/**
 * Registers the API of an extension. If two plugins provide the same API, the owner wins, otherwise the first one. In the same
 * plugin, a later extension replaces an earlier one.
 */
export function registerApi(registry: ApiRegistry, node: TreeNode, locate: Locate): Finding | undefined {
  if (!node.instance) return undefined;
  const factory = node.instance.getData(coreDataRefs.apiFactory);
  if (!isApiFactory(factory)) return reportNoFactory(node, locate);
  const existing = registry.find(factory.api.id);
  if (!existing) {
    registry.register({ factory, node });
    return undefined;
  }
  // APIs of the app cannot be replaced. The second phase can run more than once.
  if (!existing.node || (existing.node === node && registry.isCreated(factory.api.id))) return undefined;
  const rival = existing.node.spec.plugin.pluginId;
  const { pluginId } = node.spec.plugin;
  if (registry.isCreated(factory.api.id)) return reportTooLate(factory.api.id, node, existing.node, locate);
  if (pluginId === rival) {
    registry.register({ factory, node });
    return undefined;
  }
  const wins = findOwner(factory.api) === pluginId && findOwner(existing.factory.api) !== rival;
  if (wins) registry.register({ factory, node });
  return wins
    ? reportConflict(factory.api.id, existing.node, node, locate)
    : reportConflict(factory.api.id, node, existing.node, locate);
}

/** Returns the plugin that owns an API: the one in its ref, otherwise the one in its id. */
export function findOwner({ id, pluginId }: AnyApiRef): string {
  if (pluginId !== undefined) return pluginId;
  const [first = '', second] = id.split('.');
  if (first === 'core') return 'app';
  return first === 'plugin' && second !== undefined ? second : first;
}

function isApiFactory(value: unknown): value is AnyApiFactory {
  return (
    isRecord(value) &&
    typeof value['factory'] === 'function' &&
    isRecord(value['api']) &&
    'id' in value['api']
  );
}

function reportNoFactory(node: TreeNode, locate: Locate): Finding {
  return createFinding('API_EXTENSION_INVALID', ['noApiFactory', node.spec.id], {
    where: locateSpec(locate, node.spec),
    extensionId: node.spec.id,
    pluginId: node.spec.plugin.pluginId,
    dataRefId: coreDataRefs.apiFactory.id,
  });
}

function reportConflict(apiRefId: string, loser: TreeNode, winner: TreeNode, locate: Locate): Finding {
  const pluginId = loser.spec.plugin.pluginId;
  const existingPluginId = winner.spec.plugin.pluginId;
  return createFinding('API_FACTORY_CONFLICT', ['apiConflict', apiRefId, loser.spec, winner.spec], {
    where: locateSpec(locate, loser.spec),
    extensionId: loser.spec.id,
    apiRefId,
    pluginId,
    existingPluginId,
  });
}

function reportTooLate(apiRefId: string, node: TreeNode, inUse: TreeNode, locate: Locate): Finding {
  const text = ['apiTooLate', apiRefId, node.spec.id, inUse.spec.id] as const;
  return createFinding('EXTENSION_BOOTSTRAP_API_OVERRIDE_IGNORED', text, {
    where: locateSpec(locate, node.spec),
    extensionId: node.spec.id,
    apiRefId,
    pluginId: node.spec.plugin.pluginId,
    existingPluginId: inUse.spec.plugin.pluginId,
  });
}
