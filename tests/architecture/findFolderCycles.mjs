import { dirname } from 'node:path';

/**
 * Finds groups of folders that import each other in a circle. A folder is the directory of a file, so a parent and its
 * subfolder can form a circle too. Imports of types count; tests and `import()` do not.
 *
 * @param {import('./readModules.mjs').Module[]} modules
 * @returns {{ folders: string[], imports: string[] }[]} each circle with one import for each of its arrows
 */
export function findFolderCycles(modules) {
  const arrows = collectArrows(modules);
  return findComponents(arrows).map((folders) => ({
    folders: folders.toSorted(),
    imports: folders.flatMap((from) =>
      [...(arrows.get(from) ?? [])].filter(([to]) => folders.includes(to)).map(([, example]) => example),
    ),
  }));
}

/** @returns {Map<string, Map<string, string>>} folder → folder it imports → one such import */
function collectArrows(modules) {
  const arrows = new Map();
  for (const { source, dependencies } of modules) {
    if (/\.test\.tsx?$|^tests\//.test(source)) continue;
    const from = folderOf(source);
    for (const { to, dynamic } of dependencies) {
      if (dynamic || /^node(_modules\/|:)/.test(to) || folderOf(to) === from) continue;
      if (!arrows.has(from)) arrows.set(from, new Map());
      if (!arrows.get(from).has(folderOf(to))) arrows.get(from).set(folderOf(to), `${source} → ${to}`);
    }
  }
  return arrows;
}

/** The files at the root of a plugin have different roles (doors, routes, protocol), so each counts as a folder of its own. */
function folderOf(path) {
  return /^extensions\/[^/]+\/[^/]+$/.test(path) ? path : dirname(path);
}

/** Tarjan's algorithm: the strongly connected components of more than one folder. */
function findComponents(arrows) {
  const index = new Map();
  const low = new Map();
  const stack = [];
  const components = [];
  for (const folder of arrows.keys()) if (!index.has(folder)) visit(folder);
  return components;

  function visit(folder) {
    index.set(folder, index.size);
    low.set(folder, index.get(folder));
    stack.push(folder);
    for (const next of arrows.get(folder)?.keys() ?? []) {
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) low.set(folder, Math.min(low.get(folder), low.get(next)));
    }
    if (low.get(folder) !== index.get(folder)) return;
    const component = stack.splice(stack.indexOf(folder));
    if (component.length > 1) components.push(component);
  }
}
