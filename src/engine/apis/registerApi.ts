import { createProblem, isRecord, type Locate, type Problem } from '#diagnostics';

import type { AnyApiRef } from '../refs/apiRef';
import { coreDataRefs } from '../refs/coreDataRefs';
import { locateSpec } from '../settings/locateSetting';
import type { TreeNode } from '../tree/treeNode';
import type { AnyApiFactory } from './apiFactory';
import type { ApiRegistry } from './apiRegistry';

/**
 * Registers the API that an extension provides. Of two plugins that provide one API, the plugin that owns it keeps it, or
 * else the first; within one plugin the later extension replaces the earlier one.
 */
export function registerApi(registry: ApiRegistry, node: TreeNode, locate: Locate): Problem | undefined {
  if (!node.instance) return undefined;
  const factory = node.instance.getData(coreDataRefs.apiFactory);
  if (!isApiFactory(factory)) return reportNoFactory(node, locate);
  const existing = registry.find(factory.api.id);
  if (!existing) {
    registry.register({ factory, node });
    return undefined;
  }
  // What the app itself provides stays; and the second phase may come more than once.
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

/** The plugin that an API belongs to: the one that its ref names, or else the one that its id tells of. */
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

function reportNoFactory(node: TreeNode, locate: Locate): Problem {
  return createProblem('API_EXTENSION_INVALID', {
    message: `Extension '${node.spec.id}' is attached where APIs are collected, but does not provide an API factory.`,
    hint: 'Attach it elsewhere, or let the plugin’s author make it with ApiBlueprint.',
    where: locateSpec(locate, node.spec),
    extensionId: node.spec.id,
    pluginId: node.spec.plugin.pluginId,
    dataRefId: coreDataRefs.apiFactory.id,
  });
}

function reportConflict(apiRefId: string, loser: TreeNode, winner: TreeNode, locate: Locate): Problem {
  const pluginId = loser.spec.plugin.pluginId;
  const existingPluginId = winner.spec.plugin.pluginId;
  return createProblem('API_FACTORY_CONFLICT', {
    message: `API '${apiRefId}' is already provided by plugin '${existingPluginId}', cannot also be provided by '${pluginId}'.`,
    hint: `Disable '${loser.spec.id}', or provide the API in a module for plugin '${existingPluginId}'.`,
    where: locateSpec(locate, loser.spec),
    extensionId: loser.spec.id,
    apiRefId,
    pluginId,
    existingPluginId,
  });
}

function reportTooLate(apiRefId: string, node: TreeNode, inUse: TreeNode, locate: Locate): Problem {
  return createProblem('EXTENSION_BOOTSTRAP_API_OVERRIDE_IGNORED', {
    message: `Extension '${node.spec.id}' cannot replace the API '${apiRefId}' of extension '${inUse.spec.id}', because the API was already in use before sign-in.`,
    hint: `Remove the condition of '${node.spec.id}', so that it takes part from the start.`,
    where: locateSpec(locate, node.spec),
    extensionId: node.spec.id,
    apiRefId,
    pluginId: node.spec.plugin.pluginId,
    existingPluginId: inUse.spec.plugin.pluginId,
  });
}
