import path from 'node:path';
import { createProblem, type Problem, type Result } from '#diagnostics';
import { readEnvironment } from '../environment/readEnvironment';
import { mergeLayers } from '../layers/mergeLayers';
import { emptyMap, type LocatedMap } from '../located/locatedValue';
import { substitute } from '../substitute/substitute';
import { parseConfigText } from '../yaml/parseYaml';
import { createSyntaxProblem } from '../yaml/syntaxProblem';
import { createIncludeReader } from './createIncludeReader';
import { createTextReader, type FileTexts, type TextReader } from './createTextReader';
import { findConfigTargets, type ConfigTarget } from './findConfigTargets';
import type { ReadConfig } from './loadedConfig';

/** Where configuration is looked for. */
export interface LoadConfigOptions {
  /** Command-line arguments; only `--config FILE` and `--config=FILE` are read. */
  args?: readonly string[];
  /** Environment variables; those of the process by default. */
  env?: Readonly<Record<string, string | undefined>>;
  /** The working folder, against which paths are resolved. */
  cwd?: string;
  /**
   * Texts that are read instead of the disk and the network, by absolute path or address; `null` stands for a file that is
   * not there. What is not in the map is read as usual.
   */
  files?: FileTexts;
}

type Layer = Result<LocatedMap> & { unreadable?: boolean };

/** Reads every file in order and lays the later over the earlier, the environment over all. */
export async function readConfigLayers(options: LoadConfigOptions): Promise<Result<ReadConfig>> {
  const { args = [], env = process.env, cwd = process.cwd() } = options;
  const reader = createTextReader(options.files);
  const { targets, awaited } = findConfigTargets(args, cwd, (location) => reader.exists(location));
  const files = new Set<string>(awaited);
  const readInclude = createIncludeReader({
    cwd,
    roots: listRoots(targets, env, cwd),
    reader,
    onFile: (location) => files.add(location),
  });
  const problems: Problem[] = [];
  const unreadable: string[] = [];
  const layers: LocatedMap[] = [];
  for (const target of targets) {
    if (!target.isUrl) files.add(target.location);
    const layer = await readTarget(target, reader);
    const readVariable = (name: string) => (Object.hasOwn(env, name) ? env[name] : undefined);
    const filled = substitute(layer.value, { readVariable, readInclude, fileId: target.location });
    if (layer.unreadable) unreadable.push(target.shown);
    problems.push(...layer.problems, ...filled.problems);
    layers.push(filled.value);
  }
  const environment = readEnvironment(env);
  problems.push(...environment.problems);
  layers.push(environment.value);
  const { sources, texts } = reader;
  return {
    value: { root: mergeLayers(layers), layers, files: [...files], unreadable, sources, texts },
    problems,
  };
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

async function readTarget({ location, shown, isUrl }: ConfigTarget, reader: TextReader): Promise<Layer> {
  const read = isUrl ? await reader.readAddress(location, shown) : reader.readFile(location, shown);
  if ('text' in read) return parseConfigText(read.text, shown);
  if ('invalid' in read) {
    const { invalid, line, column } = read;
    const at = { file: shown, line, column, endLine: line, endColumn: column };
    return { value: emptyMap, problems: [createSyntaxProblem(`The file ${invalid}.`, at)] };
  }
  const problem = createProblem('CONFIG_INCLUDE_FAILED', {
    message: `The configuration '${shown}' ${read.unreadable}.`,
    hint: 'Name configuration files with --config FILE, or create config/app-config.yaml.',
    where: { file: shown, line: 1, column: 1, path: '' },
  });
  return { value: emptyMap, problems: [problem], unreadable: true };
}
