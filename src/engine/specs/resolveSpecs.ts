/**
 * Resolves specs from features and settings: all extensions of all plugins, with modules and the configuration applied.
 * Extensions that the configuration lists come first, in its order, then all others in the order of their plugins. Returns at
 * most one spec per id, and a problem for each extension that is ignored.
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
import type { InternalFrontendPlugin } from '../definitions/frontendPlugin';
import type { ExtensionSettings } from '../settings/extensionSettings';
import type { AppNodeSpec } from '../definitions/appTree';
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
        problems.push(ignore(extension.id, plugin, `The extension '${rootId}' cannot be overridden.`));
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

/** Modules for plugins that are not installed are ignored, so that several apps can share a set of modules. */
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
        problems.push(ignore(extension.id, plugin, `The extension '${rootId}' cannot be overridden.`));
      } else {
        const owner = drafts.get(extension.id)?.plugin ?? plugin;
        drafts.set(extension.id, createSpecDraft(extension, owner, module.if));
      }
    }
  }
}

function ignore(extensionId: string, plugin: InternalFrontendPlugin, reason: string): Problem {
  return createProblem('EXTENSION_IGNORED', {
    message: `Extension '${extensionId}' of plugin '${plugin.pluginId}' is ignored. ${reason}`,
    hint: 'Rename the extension.',
    extensionId,
    pluginId: plugin.pluginId,
  });
}

/** The existing extensions, to which the id of a missing one is compared. */
interface SpecLookup {
  findId: CandidateFinder;
  drafts: ReadonlyMap<string, SpecDraft>;
  config: ConfigSource;
}

/** Applies the settings in order and returns the specs that they mention, in the order of their first mention. */
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
      problems.push(reportInvalidId(setting, { findId, drafts, config }));
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

function reportInvalidId(
  { id, path, disabled }: ExtensionSettings,
  { findId, drafts, config }: SpecLookup,
): Problem {
  const forbidden = id === rootId;
  const page = findPageOfNavItem(id, drafts);
  const candidates = forbidden || page ? [] : findId(id).filter((candidate) => candidate !== rootId);
  const [nearest] = candidates;
  return createProblem('INVALID_EXTENSION_CONFIG_KEY', {
    message: forbidden
      ? `Extension '${id}' cannot be configured.`
      : `Extension '${id}' does not exist. Its entry has no effect.`,
    hint: page ? hintForNavItem(page, disabled) : hintFor(forbidden, nearest),
    where: config.locate(path, typeof path.at(-1) === 'string' ? 'key' : 'value'),
    extensionId: id,
    candidates,
  });
}

/** Finds the page of an installed plugin whose entry in the navigation is an extension in older apps, such as `nav-item:catalog`. */
function findPageOfNavItem(id: string, drafts: SpecLookup['drafts']): string | undefined {
  const page = id.startsWith('nav-item:') ? id.replace('nav-item:', 'page:') : undefined;
  return page !== undefined && drafts.has(page) && drafts.has('app/nav') ? page : undefined;
}

function hintForNavItem(page: string, isHidden: boolean): string {
  return isHidden
    ? `The navigation lists pages automatically. To hide this one, add '${page}' to 'hide' in the config of 'app/nav'.`
    : `The navigation lists pages automatically. To arrange or rename entries, use 'items' in the config of 'app/nav'.`;
}

function hintFor(forbidden: boolean, nearest: string | undefined): string {
  if (forbidden) return 'Remove the entry.';
  return nearest ? `Did you mean '${nearest}'?` : 'Install the plugin that provides it, or remove the entry.';
}
