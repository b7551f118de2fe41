import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { architectureRules } from './layers.mjs';

const root = join(import.meta.dirname, '../..');

/**
 * Cruises `src` and `extensions` below a folder and holds them against the rules.
 *
 * @param {string} baseDir absolute path of a tree laid out like the project
 * @returns {Promise<{ modules: any[], violations: { rule: string, from: string, to: string, comment?: string }[] }>}
 */
export async function checkArchitecture(baseDir) {
  const result = await cruise(
    ['src', 'extensions'].filter((folder) => existsSync(join(baseDir, folder))),
    {
      baseDir,
      parser: 'swc',
      ruleSet: { forbidden: architectureRules() },
      validate: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: ['\\.css$', '\\.json$', '\\.html$'] },
      moduleSystems: ['es6'],
    },
    {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      conditionNames: ['import', 'node', 'default'],
      exportsFields: ['exports'],
      importsFields: ['imports'],
    },
  );
  const { modules, summary } = result.output;
  return {
    modules,
    violations: summary.violations.map(({ rule, from, to }) => ({
      rule: rule.name,
      from,
      to,
      comment: architectureRules().find(({ name }) => name === rule.name)?.comment,
    })),
  };
}

const heavy = /node_modules\/(@mui|@emotion|react-dom|elkjs|@rjsf|@xterm|zod\/v4\/classic)/;

/**
 * Manifests load at boot and in Node: what `plugin.ts` and `public.ts` reach by static imports must stay free of
 * components. Returns each offending chain, first module to last.
 *
 * @param {any[]} modules as `checkArchitecture` returns them
 */
export function findHeavyManifests(modules) {
  const bySource = new Map(modules.map((module) => [module.source, module]));
  const chains = [];
  for (const { source } of modules) {
    if (!/^extensions\/[^/]+\/(plugin|public)\.ts$/.test(source)) continue;
    const queue = [[source]];
    const seen = new Set([source]);
    while (queue.length > 0) {
      const chain = queue.shift();
      for (const dependency of bySource.get(chain.at(-1))?.dependencies ?? []) {
        if (dependency.dynamic || dependency.typeOnly || seen.has(dependency.resolved)) continue;
        seen.add(dependency.resolved);
        const longer = [...chain, dependency.resolved];
        if (heavy.test(dependency.resolved)) chains.push(longer);
        else queue.push(longer);
      }
    }
  }
  return chains;
}

if (process.argv[1] === import.meta.filename) {
  const canary = await checkArchitecture(join(import.meta.dirname, 'canary'));
  const fired = new Set(canary.violations.map(({ rule }) => rule));
  const silent = architectureRules().filter(({ name }) => !fired.has(name));
  if (silent.length > 0 || findHeavyManifests(canary.modules).length === 0) {
    console.error(
      `The checker sees nothing: silent on the canary: ${silent.map(({ name }) => name).join(', ') || 'heavy manifests'}`,
    );
    process.exit(1);
  }
  const { modules, violations } = await checkArchitecture(root);
  const chains = findHeavyManifests(modules);
  for (const { rule, from, to, comment } of violations)
    console.error(`${from} → ${to}\n  ${rule}: ${comment}`);
  for (const chain of chains)
    console.error(`${chain.join('\n  → ')}\n  heavy-manifest: reach components through import().`);
  const own = modules.filter(({ source }) => !source.includes('node_modules')).length;
  console.log(`architecture: ${own} modules, ${violations.length + chains.length} violations`);
  process.exit(violations.length + chains.length > 0 || own < 50 ? 1 : 0);
}
