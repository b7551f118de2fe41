import path from 'node:path';
import { createProblem, type Problem, type Result } from '#diagnostics';
import { readEnvironment } from '../environment/readEnvironment';
import { mergeLayers } from '../layers/mergeLayers';
import { emptyMap, type LocatedMap } from '../located/locatedValue';
import type { ConfigSchema } from '../schema/configSchema';
import type { PluginSettings } from '../schema/pluginSettings';
import { substitute } from '../substitute/substitute';
import { parseConfigText } from '../parse/parseYaml';
import { createSyntaxProblem } from '../yaml/syntaxProblem';
import { createIncludeReader } from './createIncludeReader';
import { createTextReader, type FileTexts, type TextReader } from './createTextReader';
import { findConfigTargets, type ConfigTarget } from './findConfigTargets';
import type { ReadConfig } from './loadedConfig';

/** The sources of the configuration, and its known sections. */
export interface LoadConfigOptions {
  /** The settings of the installed plugins, which define sections in addition to the core. */
  settings: readonly PluginSettings[];
  /** Command-line arguments. Only `--config FILE` and `--config=FILE` are used. */
  args?: readonly string[];
  /** Environment variables. Defaults to those of the process. */
  env?: Readonly<Record<string, string | undefined>>;
  /** The working folder. Relative paths are resolved against it. */
  cwd?: string;
  /**
   * Texts to use instead of the disk and the network, by absolute path or URL. `null` means that the file does not exist. Files
   * that are not in the map are read from their source.
   */
  files?: FileTexts;
}

type Layer = Result<LocatedMap> & { unreadable?: boolean };

/** Reads all files in order and merges them. Later files override earlier ones, and the environment overrides all files. */
export async function readConfigLayers(
  options: LoadConfigOptions,
  schema: ConfigSchema,
): Promise<Result<ReadConfig>> {
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
    const layer = await readTarget(target, reader, schema);
    const readVariable = (name: string) => (Object.hasOwn(env, name) ? env[name] : undefined);
    const filled = substitute(layer.value, {
      readVariable,
      readInclude,
      fileId: target.location,
      schema,
    });
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

/**
 * Lists the folders that files can be included from: the working folder, those of configuration files, and those of the operator.
 */
function listRoots(
  targets: readonly ConfigTarget[],
  env: Readonly<Record<string, string | undefined>>,
  cwd: string,
): string[] {
  const folders = targets.filter(({ isUrl }) => !isUrl).map(({ location }) => path.dirname(location));
  const named = (env['TRELLIS_INCLUDE_ROOTS'] ?? '').split(path.delimiter).filter((root) => root !== '');
  return [cwd, ...folders, ...named.map((root) => path.resolve(cwd, root))];
}

async function readTarget(
  { location, shown, isUrl }: ConfigTarget,
  reader: TextReader,
  schema: ConfigSchema,
): Promise<Layer> {
  const read = isUrl ? await reader.readAddress(location, shown) : reader.readFile(location, shown);
  if ('text' in read) return parseConfigText(read.text, shown, schema);
  if ('invalid' in read) {
    const { invalid, line, column } = read;
    const at = { file: shown, line, column, endLine: line, endColumn: column };
    return { value: emptyMap, problems: [createSyntaxProblem(`The file ${invalid}.`, at)] };
  }
  const problem = createProblem('CONFIG_INCLUDE_FAILED', {
    message: `The configuration file '${shown}' ${read.unreadable}.`,
    hint: 'Use --config FILE, or create config/app-config.yaml.',
    where: { file: shown, line: 1, column: 1, path: '' },
  });
  return { value: emptyMap, problems: [problem], unreadable: true };
}
