import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';
import { ResolverFactory } from 'oxc-resolver';
import { globSync } from 'tinyglobby';

/**
 * @typedef {{ to: string, dynamic: boolean, typeOnly: boolean }} Dependency `to` is relative to the base folder; packages
 *   begin with `node_modules/`, modules of Node with `node:`
 * @typedef {{ source: string, dependencies: Dependency[] }} Module
 */

const resolver = new ResolverFactory({
  extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
  conditionNames: ['import', 'node', 'default'],
  exportsFields: ['exports'],
  importsFields: ['imports'],
  // Links are kept, so that a package reads as node_modules/… wherever it is stored.
  symlinks: false,
});

/**
 * Reads every module of `src`, `extensions` and `tests` below a folder, with all that it imports, also for its types only.
 *
 * @param {string} baseDir absolute
 * @returns {Module[]}
 * @throws on a file that cannot be parsed or an own import that leads nowhere: a check must not pass over what it cannot read
 */
export function readModules(baseDir) {
  const files = globSync(['{src,tests}/**/*.{ts,tsx,mjs}', 'extensions/**/*.{ts,tsx}'], {
    cwd: baseDir,
    ignore: ['**/*.d.ts', 'tests/architecture/canary/**'],
  });
  return files.toSorted().map((source) => {
    const file = join(baseDir, source);
    return {
      source,
      dependencies: importsOf(file).map(({ specifier, ...rest }) => ({
        to: resolveImport(baseDir, file, specifier),
        ...rest,
      })),
    };
  });
}

function importsOf(file) {
  const text = readFileSync(file, 'utf8');
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const found = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    dynamic: false,
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType } of entries) {
      if (moduleRequest) found.push({ specifier: moduleRequest.value, dynamic: false, typeOnly: isType });
    }
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^['"`]([^'"`$]+)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
    if (literal) found.push({ specifier: literal[1], dynamic: true, typeOnly: false });
  }
  return found;
}

function resolveImport(baseDir, file, specifier) {
  const [bare] = specifier.split('?');
  if (bare.startsWith('node:') || builtinModules.includes(bare))
    return bare.startsWith('node:') ? bare : `node:${bare}`;
  const { path } = resolver.sync(dirname(file), bare);
  if (path === undefined) {
    if (/^[.#]/.test(bare))
      throw new Error(`${relative(baseDir, file)} imports '${specifier}', which leads nowhere.`);
    return `node_modules/${bare}`;
  }
  const from = path.lastIndexOf('node_modules/');
  return from >= 0 ? path.slice(from) : relative(baseDir, path);
}
