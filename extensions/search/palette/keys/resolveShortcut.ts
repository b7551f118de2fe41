import type { PaletteItem } from '../model/paletteItem';

/** Single-key shortcuts of Trellis, by the id of the item. They work once single-key shortcuts are turned on. */
export const defaultShortcuts: Readonly<Record<string, string>> = {
  'palette:shortcuts': '?',
  'page:home': 'g h',
  'page:catalog': 'g c',
  'page:search': 'g s',
  'page:techdocs': 'g d',
  'page:api-docs': 'g a',
  'page:catalog-graph': 'g g',
  'page:scaffolder': 'g n',
  'page:catalog-import': 'g i',
  'page:user-settings': 'g u',
};

/** Returns the shortcut of an item: the configured one, its own, or the one of Trellis. */
export function resolveShortcut(
  { id, shortcut }: Pick<PaletteItem, 'id' | 'shortcut'>,
  configured: Readonly<Record<string, string | false>>,
): string | undefined {
  return (configured[id] ?? shortcut ?? defaultShortcuts[id]) || undefined;
}

/** Returns items with the shortcuts that run them. */
export function resolveShortcuts(
  items: readonly PaletteItem[],
  configured: Readonly<Record<string, string | false>>,
): PaletteItem[] {
  return items.map((item) => ({ ...item, shortcut: resolveShortcut(item, configured) }));
}

/** Returns whether a shortcut has a key without a modifier, so that it works only if these are turned on. */
export function isSingleKey(shortcut: string | undefined): boolean {
  if (shortcut === undefined) return false;
  return !/^(?:(?:mod|alt)\+\S+)(?: (?:mod|alt)\+\S+)*$/i.test(shortcut.replaceAll(/shift\+/gi, ''));
}
