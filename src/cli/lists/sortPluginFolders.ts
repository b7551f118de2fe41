import type { PluginFolder } from './pluginFolder';

/**
 * Sorts folders in the order of the tree: `app` and its modules first, each module after its plugin, a plugin after the plugins
 * whose `public.ts` it imports, and otherwise by name.
 */
export function sortPluginFolders(folders: readonly PluginFolder[]): PluginFolder[] {
  const byName = folders.toSorted(
    (left, right) => rank(left) - rank(right) || compare(left.name, right.name),
  );
  const sorted = new Set<PluginFolder>();
  const modulesOf = (plugin: PluginFolder) => byName.filter(({ moduleOf }) => moduleOf === plugin.name);
  const add = (folder: PluginFolder, ancestors: readonly PluginFolder[]): void => {
    if (sorted.has(folder) || ancestors.includes(folder)) return;
    for (const used of byName.filter(({ name }) => folder.uses.has(name))) add(used, [...ancestors, folder]);
    sorted.add(folder);
    for (const module of modulesOf(folder)) add(module, [...ancestors, folder]);
  };
  const modules = new Set(byName.flatMap(modulesOf));
  // The frame can import types of other plugins, but comes before them.
  for (const folder of byName.filter(isFrame)) sorted.add(folder);
  for (const folder of byName.filter((candidate) => !modules.has(candidate))) add(folder, []);
  return [...sorted];
}

function isFrame({ name, moduleOf }: PluginFolder): boolean {
  return name === 'app' || moduleOf === 'app';
}

function rank({ name, plugin }: PluginFolder): number {
  if (name === 'app') return 0;
  return plugin === undefined ? 2 : 1;
}

function compare(left: string, right: string): number {
  return left < right ? -1 : 1;
}
