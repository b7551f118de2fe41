import path from 'node:path';
import { createProblem, type Problem, type Result } from '#diagnostics';
import { readEnvironment } from '../environment/readEnvironment';
import { emptyMap, type LocatedMap } from '../located/locatedValue';
import { mergeMaps } from '../located/mergeLocated';
import { substitute } from '../substitute/substitute';
import { parseConfigText } from '../yaml/parseYaml';
import { createSyntaxProblem } from '../yaml/syntaxProblem';
import { createIncludeReader } from './createIncludeReader';
import { fetchConfig } from './fetchConfig';
import { findConfigTargets, type ConfigTarget } from './findConfigTargets';
import type { ReadConfig } from './loadedConfig';
import { readConfigFile } from './readConfigFile';

/** Where configuration is looked for. */
export interface LoadConfigOptions {
  /** Command-line arguments; only `--config FILE` and `--config=FILE` are read. */
  args?: readonly string[];
  /** Environment variables; those of the process by default. */
  env?: Readonly<Record<string, string | undefined>>;
  /** The working folder, against which paths are resolved. */
  cwd?: string;
}

type Layer = Result<LocatedMap> & { unreadable?: boolean };

/** Reads every file in order and lays the later over the earlier, the environment over all. */
export async function readConfigLayers(options: LoadConfigOptions): Promise<Result<ReadConfig>> {
  const { args = [], env = process.env, cwd = process.cwd() } = options;
  const { targets, awaited } = findConfigTargets(args, cwd);
  const files = new Set<string>(awaited);
  const readInclude = createIncludeReader({
    cwd,
    roots: listRoots(targets, env, cwd),
    onFile: (location) => files.add(location),
  });
  const problems: Problem[] = [];
  const unreadable: string[] = [];
  let root: LocatedMap = emptyMap;
  for (const target of targets) {
    if (!target.isUrl) files.add(target.location);
    const layer = await readTarget(target);
    const readVariable = (name: string) => (Object.hasOwn(env, name) ? env[name] : undefined);
    const filled = substitute(layer.value, { readVariable, readInclude, fileId: target.location });
    if (layer.unreadable) unreadable.push(target.shown);
    problems.push(...layer.problems, ...filled.problems);
    root = mergeMaps(root, filled.value);
  }
  const environment = readEnvironment(env);
  problems.push(...environment.problems);
  return { value: { root: mergeMaps(root, environment.value), files: [...files], unreadable }, problems };
}

/** Included files may lie in the working folder, beside a configuration file, or where the operator says. */
function listRoots(
  targets: readonly ConfigTarget[],
  env: Readonly<Record<string, string | undefined>>,
  cwd: string,
): string[] {
  const folders = targets.filter(({ isUrl }) => !isUrl).map(({ location }) => path.dirname(location));
  const named = (env['TRELLIS_INCLUDE_ROOTS'] ?? '').split(path.delimiter).filter((root) => root !== '');
  return [cwd, ...folders, ...named.map((root) => path.resolve(cwd, root))];
}

async function readTarget(target: ConfigTarget): Promise<Layer> {
  const read = target.isUrl ? await fetchConfig(target.location) : readConfigFile(target.location);
  if ('text' in read) return parseConfigText(read.text, target.shown);
  if ('invalid' in read) {
    const { invalid, line, column } = read;
    const at = { file: target.shown, line, column, endLine: line, endColumn: column };
    return { value: emptyMap, problems: [createSyntaxProblem(`The file ${invalid}.`, at)] };
  }
  const problem = createProblem('CONFIG_INCLUDE_FAILED', {
    message: `The configuration '${target.shown}' ${read.unreadable}.`,
    hint: 'Name configuration files with --config FILE, or create config/app-config.yaml.',
    where: { file: target.shown, line: 1, column: 1, path: '' },
  });
  return { value: emptyMap, problems: [problem], unreadable: true };
}
