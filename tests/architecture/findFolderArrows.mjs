import { dirname } from 'node:path';

/**
 * Checks imports between the folders of one region, a layer or a plugin, against the table of that region. Types count; tests
 * and `import()` do not. The region's own files may import every folder. A plugin's own files, such as `protocol.ts`, each have
 * a name in its table; the files of a layer are its index.
 *
 * @param {import('./readModules.mjs').Module[]} modules
 * @param {Record<string, Record<string, string[]>>} tables by region, such as 'src/engine' or 'extensions/catalog'
 * @returns {{ rule: string, from: string, to: string, comment: string }[]}
 */
export function findFolderArrows(modules, tables) {
  const regions = new Set([
    ...Object.keys(tables),
    ...modules.flatMap(({ source }) => pluginOf(source) ?? []),
  ]);
  return [...regions].flatMap((region) => checkRegion(modules, region, tables[region] ?? {}));
}

function pluginOf(path) {
  return /^extensions\/[^/]+(?=\/)/.exec(path)?.[0];
}

function checkRegion(modules, region, table) {
  const folderOf = (path) => {
    if (!path.startsWith(`${region}/`)) return undefined;
    const inside = path.slice(region.length + 1);
    const folder = dirname(inside);
    return folder === '.' && pluginOf(path) ? inside : folder;
  };
  return modules
    .filter(({ source }) => !/\.test\.tsx?$|^extensions\/[^/]+\/(.+\/)?(tests|testing)\//.test(source))
    .flatMap(({ source, dependencies }) => {
      const from = folderOf(source);
      if (from === undefined || (dirname(source) === region && table[from] === undefined)) return [];
      return dependencies
        .filter(({ to, dynamic }) => {
          const target = folderOf(to);
          return !dynamic && target !== undefined && target !== from && !table[from]?.includes(target);
        })
        .map(({ to }) => ({
          rule: 'folders-follow-their-table',
          from: source,
          to,
          comment: explain(region, from, table[from]),
        }));
    });
}

function explain(region, from, may) {
  const file = pluginOf(`${region}/`) ? `${region}/tests/folders.mjs` : 'tests/architecture/folders.mjs';
  return may
    ? `${region}/${from} may import ${['itself', ...may].join(', ')}. Move the shared piece down, or change ${file}.`
    : `${region}/${from} has no row in ${file}. Add one with the folders that it may import.`;
}
