/**
 * From features and settings to specs: every extension of every plugin, modules and the configuration applied, in the one
 * order that decides everything: those that the configuration mentions first, as it lists them, then all others as their
 * plugins list them. Promises at most one spec of each id; whatever is left out is a problem.
 */
import {
  type CandidateFinder,
  type ConfigSource,
  createCandidateFinder,
  createProblem,
  type Problem,
  type Result,
} from '#diagnostics';

import { isModule, isPlugin } from '../plugins/featureKinds';
import type { FrontendFeature } from '../plugins/frontendFeature';
import type { InternalFrontendPlugin } from '../plugins/frontendPlugin';
import type { ExtensionSettings } from '../settings/extensionSettings';
import type { AppNodeSpec } from '../tree/appTree';
import { rootId, rootPlugin } from './rootPlugin';
import { createSpecDraft, type SpecDraft } from './specDraft';

/** Resolves the specs of an app. */
export function resolveSpecs(
  features: readonly FrontendFeature[],
  settings: readonly ExtensionSettings[],
  config: ConfigSource,
): Result<AppNodeSpec[]> {
  const problems: Problem[] = [];
  const drafts = collectDrafts(features, problems);
  const mentioned = applySettings(drafts, settings, config, problems);
  return { value: inOrder(mentioned, drafts), problems };
}

function inOrder(mentioned: ReadonlySet<SpecDraft>, drafts: ReadonlyMap<string, SpecDraft>): SpecDraft[] {
  const ordered = [...mentioned];
  for (const draft of drafts.values()) if (!mentioned.has(draft)) ordered.push(draft);
  return ordered;
}

function collectDrafts(features: readonly FrontendFeature[], problems: Problem[]): Map<string, SpecDraft> {
  const plugins = new Map<string, InternalFrontendPlugin>();
  const drafts = new Map<string, SpecDraft>();
  for (const plugin of features) {
    if (!isPlugin(plugin)) continue;
    plugins.set(plugin.pluginId, plugin);
    for (const extension of plugin.extensions) {
      if (extension.id === rootId) {
        problems.push(ignore(extension.id, plugin, `It is forbidden to override the '${rootId}' extension.`));
      } else if (drafts.has(extension.id)) {
        problems.push(ignore(extension.id, plugin, 'Another extension has the same id.'));
      } else {
        drafts.set(extension.id, createSpecDraft(extension, plugin));
      }
    }
  }
  for (const extension of rootPlugin.extensions)
    drafts.set(extension.id, createSpecDraft(extension, rootPlugin));
  applyModules(features, plugins, drafts, problems);
  return drafts;
}

/** A module for a plugin that is not installed does nothing: the same set of modules may serve several apps. */
function applyModules(
  features: readonly FrontendFeature[],
  plugins: ReadonlyMap<string, InternalFrontendPlugin>,
  drafts: Map<string, SpecDraft>,
  problems: Problem[],
): void {
  for (const module of features) {
    const plugin = isModule(module) ? plugins.get(module.pluginId) : undefined;
    if (!isModule(module) || !plugin) continue;
    for (const extension of module.extensions) {
      if (extension.id === rootId) {
        problems.push(ignore(extension.id, plugin, `It is forbidden to override the '${rootId}' extension.`));
      } else {
        const owner = drafts.get(extension.id)?.plugin ?? plugin;
        drafts.set(extension.id, createSpecDraft(extension, owner, module.if));
      }
    }
  }
}

function ignore(extensionId: string, plugin: InternalFrontendPlugin, reason: string): Problem {
  return createProblem('EXTENSION_IGNORED', {
    message: `The extension '${extensionId}' of plugin '${plugin.pluginId}' was ignored. ${reason}`,
    hint: 'Give the extension another name.',
    extensionId,
    pluginId: plugin.pluginId,
  });
}

/** Applies the entries in their order and gives the specs that they mention, each where it is mentioned first. */
function applySettings(
  drafts: ReadonlyMap<string, SpecDraft>,
  settings: readonly ExtensionSettings[],
  config: ConfigSource,
  problems: Problem[],
): Set<SpecDraft> {
  const mentioned = new Set<SpecDraft>();
  let findId: CandidateFinder | undefined;
  for (const setting of settings) {
    const draft = setting.id === rootId ? undefined : drafts.get(setting.id);
    if (draft) {
      applySetting(draft, setting);
      mentioned.add(draft);
    } else {
      findId ??= createCandidateFinder(drafts.keys());
      problems.push(refuseSetting(setting, findId, config));
    }
  }
  return mentioned;
}

function applySetting(draft: SpecDraft, { path, attachTo, disabled, config }: ExtensionSettings): void {
  draft.disabled = disabled;
  draft.origin = { ...draft.origin, entry: path, disabled: path };
  if (attachTo) {
    draft.attachTo = attachTo;
    draft.furtherAttachTo = undefined;
    draft.origin = { ...draft.origin, attachTo: [...path, 'attachTo'] };
  }
  if (config) {
    draft.config = config;
    draft.origin = { ...draft.origin, config: [...path, 'config'] };
  }
}

function refuseSetting(
  { id, path }: ExtensionSettings,
  findId: CandidateFinder,
  config: ConfigSource,
): Problem {
  const forbidden = id === rootId;
  const candidates = forbidden ? [] : findId(id).filter((candidate) => candidate !== rootId);
  const [nearest] = candidates;
  return createProblem('INVALID_EXTENSION_CONFIG_KEY', {
    message: forbidden
      ? `Configuration of the '${id}' extension is forbidden.`
      : `Extension '${id}' does not exist, so its entry has no effect.`,
    hint: hintFor(forbidden, nearest),
    where: config.locate(path, typeof path.at(-1) === 'string' ? 'key' : 'value'),
    extensionId: id,
    candidates: candidates.length > 0 ? candidates : undefined,
  });
}

function hintFor(forbidden: boolean, nearest: string | undefined): string {
  if (forbidden) return 'Remove the entry.';
  return nearest ? `Did you mean '${nearest}'?` : 'Install the plugin that provides it, or remove the entry.';
}
