/**
 * Resolves specs from features and settings: all extensions of all plugins, with modules and the configuration applied.
 * Extensions that the configuration lists come first, in its order, then all others in the order of their plugins. Returns at
 * most one spec per id, and a problem for each extension that is ignored.
 */
import type { ConfigSource } from '#diagnostics';

import { createFinding } from '../problems/createFinding';
import type { Finding, Resolved } from '../problems/finding';
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
): Resolved<AppNodeSpec[]> {
  const problems: Finding[] = [];
  const drafts = collectDrafts(features, problems);
  const mentioned = applySettings(drafts, settings, config, problems);
  return { value: inOrder(mentioned, drafts), problems };
}

function inOrder(mentioned: ReadonlySet<SpecDraft>, drafts: ReadonlyMap<string, SpecDraft>): SpecDraft[] {
  const ordered = [...mentioned];
  for (const draft of drafts.values()) if (!mentioned.has(draft)) ordered.push(draft);
  return ordered;
}

function collectDrafts(features: readonly FrontendFeature[], problems: Finding[]): Map<string, SpecDraft> {
  const plugins = new Map<string, InternalFrontendPlugin>();
  const drafts = new Map<string, SpecDraft>();
  for (const plugin of features) {
    if (!isPlugin(plugin)) continue;
    plugins.set(plugin.pluginId, plugin);
    for (const extension of plugin.extensions) {
      if (extension.id === rootId) {
        problems.push(ignore('rootOverridden', extension.id, plugin));
      } else if (drafts.has(extension.id)) {
        problems.push(ignore('idTaken', extension.id, plugin));
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
  problems: Finding[],
): void {
  for (const module of features) {
    const plugin = isModule(module) ? plugins.get(module.pluginId) : undefined;
    if (!isModule(module) || !plugin) continue;
    for (const extension of module.extensions) {
      if (extension.id === rootId) {
        problems.push(ignore('rootOverridden', extension.id, plugin));
      } else {
        const owner = drafts.get(extension.id)?.plugin ?? plugin;
        drafts.set(extension.id, createSpecDraft(extension, owner, module.if));
      }
    }
  }
}

function ignore(
  text: 'rootOverridden' | 'idTaken',
  extensionId: string,
  { pluginId }: InternalFrontendPlugin,
): Finding {
  return createFinding('EXTENSION_IGNORED', [text, extensionId, pluginId], { extensionId, pluginId });
}

/** Applies the settings in order and returns the specs that they mention, in the order of their first mention. */
function applySettings(
  drafts: ReadonlyMap<string, SpecDraft>,
  settings: readonly ExtensionSettings[],
  config: ConfigSource,
  problems: Finding[],
): Set<SpecDraft> {
  const mentioned = new Set<SpecDraft>();
  for (const setting of settings) {
    const draft = setting.id === rootId ? undefined : drafts.get(setting.id);
    if (draft) {
      applySetting(draft, setting);
      mentioned.add(draft);
    } else {
      problems.push(reportInvalidId(setting, drafts, config));
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
  drafts: ReadonlyMap<string, SpecDraft>,
  config: ConfigSource,
): Finding {
  const page = findPageOfNavItem(id, drafts);
  const unknown = page
    ? (['navItemUnknown', id, page, disabled] as const)
    : (['idUnknown', id, drafts, rootId] as const);
  return createFinding('INVALID_EXTENSION_CONFIG_KEY', id === rootId ? ['idForbidden', id] : unknown, {
    where: config.locate(path, typeof path.at(-1) === 'string' ? 'key' : 'value'),
    extensionId: id,
  });
}

/** Finds the page of an installed plugin whose entry in the navigation is an extension in older apps, such as `nav-item:catalog`. */
function findPageOfNavItem(id: string, drafts: ReadonlyMap<string, SpecDraft>): string | undefined {
  const page = id.startsWith('nav-item:') ? id.replace('nav-item:', 'page:') : undefined;
  return page !== undefined && drafts.has(page) && drafts.has('app/nav') ? page : undefined;
}
