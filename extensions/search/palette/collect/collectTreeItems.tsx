import { ExternalLink, FileText, Keyboard } from 'lucide-react';
import type { Entity } from '#model';
import {
  type ApiHolder,
  appLanguageApiRef,
  appThemeApiRef,
  appTreeApiRef,
  featureFlagsApiRef,
  iconsApiRef,
  routeResolutionApiRef,
  toastApiRef,
} from '#sdk';
import type { PaletteText } from '../i18n/paletteTranslationRef';
import type { PaletteItem } from '../model/paletteItem';
import { resolveShortcuts } from '../keys/resolveShortcut';
import type { PaletteSettings } from '../settings/paletteSettings';
import { type CommandSurroundings, collectCommands } from './collectCommands';
import { collectFlags } from './collectFlags';
import { collectLanguages } from './collectLanguages';
import { collectNavLinks, collectNavTargets } from './collectNavLinks';
import { collectPages } from './collectPages';
import { collectThemes } from './collectThemes';

/** The shortcut sheet, as an item. */
export const sheetItemId = 'palette:shortcuts';

/** What items are collected from. */
export interface TreeSources extends CommandSurroundings {
  settings: PaletteSettings;
  t: PaletteText;
}

/**
 * Collects everything that the tree and the APIs of the portal offer on all pages, with its shortcuts and with what the configuration
 * hides. An API that the portal does not have offers nothing.
 */
export function collectTreeItems(sources: TreeSources): PaletteItem[] {
  const { apis, settings, printTitle, t } = sources;
  const tree = apis.get(appTreeApiRef)?.getTree().tree;
  const routes = apis.get(routeResolutionApiRef);
  if (!tree || !routes) return [];
  const icons = apis.get(iconsApiRef);
  const pages = collectPages({
    tree,
    routes,
    printTitle,
    targets: collectNavTargets(tree),
    fallbackIcon: <FileText aria-hidden />,
  });
  const items: PaletteItem[] = [
    ...collectCommands(settings.commands, sources),
    ...pages,
    ...(icons ? collectNavLinks(tree, icons, <ExternalLink aria-hidden />, printTitle) : []),
    ...collectChoices(apis, sources),
    {
      id: sheetItemId,
      kind: 'command',
      group: 'settings',
      title: t('shortcuts.title'),
      keywords: ['keyboard shortcuts'],
      icon: <Keyboard aria-hidden />,
      opens: 'shortcuts',
    },
  ];
  return resolveShortcuts(items, settings.shortcuts);
}

/** Collects the items with a shortcut that are not hidden, and the commands of the entity on screen. */
export function collectShortcutItems(sources: TreeSources, entity: Entity | undefined): PaletteItem[] {
  const { commands, hide, shortcuts } = sources.settings;
  const ofEntity = entity ? resolveShortcuts(collectCommands(commands, sources, entity), shortcuts) : [];
  return [...ofEntity, ...collectTreeItems(sources)].filter(
    ({ id, shortcut }) => shortcut !== undefined && !hide.includes(id),
  );
}

function collectChoices(apis: ApiHolder, { t, printTitle }: TreeSources): PaletteItem[] {
  const tree = apis.get(appTreeApiRef)?.getTree().tree;
  const themes = apis.get(appThemeApiRef);
  const languages = apis.get(appLanguageApiRef);
  const flags = apis.get(featureFlagsApiRef);
  const toasts = apis.get(toastApiRef);
  return [
    ...(themes ? collectThemes(themes, t, printTitle) : []),
    ...(languages ? collectLanguages(languages, t) : []),
    ...(tree && flags && toasts ? collectFlags(tree, { flags, toasts, t }) : []),
  ];
}
