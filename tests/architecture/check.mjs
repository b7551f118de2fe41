import { join } from 'node:path';
import { findFolderArrows } from './findFolderArrows.mjs';
import { findFolderCycles } from './findFolderCycles.mjs';
import { architectureRules } from './layers.mjs';
import { readFolderTables } from './readFolderTables.mjs';
import { readModules } from './readModules.mjs';

const root = join(import.meta.dirname, '../..');

/** The project has more modules than this; reading fewer means that the check missed most of them. */
const leastModules = 200;

/**
 * Checks modules against the rules of `layers.mjs`.
 *
 * @param {import('./readModules.mjs').Module[]} modules
 * @returns {{ rule: string, from: string, to: string, comment: string }[]}
 */
export function findViolations(modules) {
  const violations = [];
  for (const rule of architectureRules()) {
    for (const { source, dependencies } of modules) {
      const from = matchPath(source, rule.from);
      if (from === undefined) continue;
      for (const { to } of dependencies) {
        if (matchPath(to, rule.to, from) !== undefined) {
          violations.push({ rule: rule.name, from: source, to, comment: rule.comment });
        }
      }
    }
  }
  return violations;
}

/** Returns the groups of the matching pattern, `undefined` without a match. `$1` stands for a group of the other side. */
function matchPath(path, { path: wanted = [], pathNot: unwanted = [] }, groups = []) {
  const fill = (pattern) => new RegExp(pattern.replace(/\$(\d)/g, (_, index) => groups[Number(index)] ?? ''));
  if ([unwanted].flat().some((pattern) => fill(pattern).test(path))) return undefined;
  for (const pattern of [wanted].flat()) {
    const match = fill(pattern).exec(path);
    if (match) return [...match];
  }
  return undefined;
}

/**
 * Finds the first cycle through each module, by imports that run when a module is loaded. Types and `import()` make none.
 *
 * @param {import('./readModules.mjs').Module[]} modules
 * @returns {string[][]} chains whose last module is their first
 */
export function findCycles(modules) {
  const bySource = new Map(modules.map((module) => [module.source, module]));
  const done = new Set();
  const cycles = [];
  for (const { source } of modules) visit(source, []);
  return cycles;

  function visit(source, chain) {
    const at = chain.indexOf(source);
    if (at >= 0) {
      cycles.push([...chain.slice(at), source]);
      return;
    }
    if (done.has(source)) return;
    for (const { to, dynamic, typeOnly } of bySource.get(source)?.dependencies ?? []) {
      if (!dynamic && !typeOnly && bySource.has(to)) visit(to, [...chain, source]);
    }
    done.add(source);
  }
}

const heavy = /^node_modules\/(@mui|@emotion|react-dom|elkjs|@rjsf|@xterm|zod\/v4\/classic)\//;

/**
 * Manifests load at boot and in Node: what `plugin.ts` and `public.ts` reach by static imports must stay free of
 * components.
 *
 * @param {import('./readModules.mjs').Module[]} modules
 * @returns {string[][]} each offending chain, first module to last
 */
export function findHeavyManifests(modules) {
  const bySource = new Map(modules.map((module) => [module.source, module]));
  const chains = [];
  for (const { source } of modules) {
    if (!/^extensions\/[^/]+\/(plugin|public)\.ts$/.test(source)) continue;
    const queue = [[source]];
    const seen = new Set([source]);
    for (let chain = queue.shift(); chain !== undefined; chain = queue.shift()) {
      for (const { to, dynamic, typeOnly } of bySource.get(chain.at(-1))?.dependencies ?? []) {
        if (dynamic || typeOnly || seen.has(to)) continue;
        seen.add(to);
        if (heavy.test(to)) chains.push([...chain, to]);
        else queue.push([...chain, to]);
      }
    }
  }
  return chains;
}

/** The names of the rules that stay silent on a tree made to break them all. */
export function findSilentRules() {
  const modules = readModules(join(import.meta.dirname, 'canary'));
  const fired = new Set(findViolations(modules).map(({ rule }) => rule));
  const silent = architectureRules()
    .map(({ name }) => name)
    .filter((name) => !fired.has(name));
  if (findCycles(modules).length === 0) silent.push('no-cycles');
  if (findHeavyManifests(modules).length === 0) silent.push('light-manifests');
  if (findFolderCycles(modules).length < 2) silent.push('no-folder-cycles');
  const arrows = { 'src/engine': { '.': [] } };
  if (findFolderArrows(modules, arrows).length === 0) silent.push('folders-follow-their-table');
  return silent;
}

if (process.argv[1] === import.meta.filename) {
  const silent = findSilentRules();
  for (const name of silent) console.error(`The rule ${name} does not see what the canary breaks.`);
  const modules = readModules(root);
  const violations = [...findViolations(modules), ...findFolderArrows(modules, await readFolderTables(root))];
  for (const { rule, from, to, comment } of violations)
    console.error(`${from} → ${to}\n  ${rule}: ${comment}`);
  const cycles = findCycles(modules);
  for (const chain of cycles)
    console.error(`${chain.join('\n  → ')}\n  no-cycles: move the shared piece to a file of its own.`);
  const folderCycles = findFolderCycles(modules);
  for (const { folders, imports } of folderCycles)
    console.error(
      `${folders.join(', ')}\n  ${imports.join('\n  ')}\n  no-folder-cycles: move the shared piece to the folder that owns it.`,
    );
  const chains = findHeavyManifests(modules);
  for (const chain of chains)
    console.error(`${chain.join('\n  → ')}\n  light-manifests: reach components through import().`);
  const found = violations.length + cycles.length + folderCycles.length + chains.length;
  console.log(`architecture: ${modules.length} modules, ${found} violations`);
  process.exit(found + silent.length > 0 || modules.length < leastModules ? 1 : 0);
}
