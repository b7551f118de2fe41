import path from 'node:path';
import type { Problem, Result } from '#diagnostics';
import { explainValue } from '../explain/explainValue';
import { explainProblems } from '../fix/explainProblems';
import { encodePlaces } from '../injected/encodePlaces';
import { createConfigSource } from '../located/createConfigSource';
import type { LocatedMap } from '../located/locatedValue';
import { listTextFixes } from '../repair/listTextFixes';
import { maskSource } from '../mask/maskSource';
import { applyDefaults } from '../validate/applyDefaults';
import { filterFrontend } from '../mask/filterFrontend';
import { checkKeys } from '../validate/checkKeys';
import { checkValues } from '../validate/checkValues';
import { maskSecrets } from '../mask/maskSecrets';
import type { ConfigSchema } from '../schema/configSchema';
import { createConfigSchema } from '../sections/createConfigSchema';
import { listIgnoredKeys } from '../validate/listIgnoredKeys';
import { readScalars } from '../validate/readScalars';
import { validateConfig } from '../validate/validateConfig';
import { createFileFinder } from './createFileFinder';
import type { LoadedConfig, ReadConfig } from './loadedConfig';
import { readConfigLayers, type LoadConfigOptions } from './readConfigLayers';

/**
 * Loads the configuration: reads files and environment, substitutes variables and includes, merges, validates, and adds defaults.
 * Does not throw for mistakes in the configuration. Returns them as problems with places.
 */
export async function loadConfig(options: LoadConfigOptions): Promise<Result<LoadedConfig>> {
  const schema = createConfigSchema(options.settings);
  const read = await readConfigLayers(options, schema);
  const unknown = checkKeys(read.value.root, schema);
  const unknownPaths = listPaths(unknown);
  const explained = listPaths(read.problems);
  const malformed = listPaths(read.problems.filter(isMalformed));
  const valid = validateConfig(
    read.value.root,
    schema,
    new Set([...explained].filter((path) => !malformed.has(path))),
  );
  const invalid = listPaths(valid.problems);
  const reported = new Set([...explained, ...invalid]);
  const { findFiles, missingFiles } = createFileFinder(options);
  const doubted = checkValues(read.value.root, schema, { findFiles }, reported);
  const problems = [
    ...read.problems.map((problem) => (isMalformed(problem) ? escalate(problem, invalid) : problem)),
    ...valid.problems.filter(
      ({ where }) => !malformed.has(where?.path ?? '') && !isInside(where?.path ?? '', unknownPaths),
    ),
    ...unknown,
    ...doubted,
  ];
  const ignored = listIgnoredKeys(read.value.root, schema).filter((path) => !unknownPaths.has(path));
  const root = applyDefaults(readScalars(valid.value, schema), schema);
  const files = [...read.value.files, ...missingFiles];
  return {
    value: createLoadedConfig({ root, schema, problems, ignored }, { ...read.value, files }, options),
    problems,
  };
}

/** A malformed reference is used as text, which is usually a valid value of its key. */
function isMalformed({ code }: Problem): boolean {
  return code === 'CONFIG_VARIABLE_INVALID';
}

function escalate(problem: Problem, invalid: ReadonlySet<string>): Problem {
  return invalid.has(problem.where?.path ?? '') ? { ...problem, severity: 'error' } : problem;
}

function listPaths(problems: readonly Problem[]): Set<string> {
  return new Set(problems.map(({ where }) => where?.path ?? '').filter((path) => path !== ''));
}

/** Whether a value is in one of several maps or lists. The values in an unknown key are those of another place. */
function isInside(path: string, outer: ReadonlySet<string>): boolean {
  return outer.size > 0 && [...path.matchAll(/[.[]/g)].some(({ index }) => outer.has(path.slice(0, index)));
}

/** A configuration after all stages. */
interface FinishedConfig {
  root: LocatedMap;
  schema: ConfigSchema;
  problems: readonly Problem[];
  ignored: readonly string[];
}

function createLoadedConfig(
  { root, schema, problems, ignored }: FinishedConfig,
  read: ReadConfig,
  options: LoadConfigOptions,
): LoadedConfig {
  const visible = filterFrontend(root, schema);
  const frontend = createConfigSource(visible);
  const readSource = createSourceReader(read, schema);
  return {
    source: createConfigSource(root),
    frontend,
    masked: createConfigSource(maskSecrets(root, schema)),
    files: read.files,
    unreadable: read.unreadable,
    ignored,
    sources: read.sources,
    readSource,
    explain: (at) => explainValue({ root, layers: read.layers, schema }, at),
    problems,
    texts: read.texts,
    listTextFixes: ({ file, line }, given) =>
      listTextFixes({ text: read.sources.get(file) ?? '', file, line }, schema, given),
    reload: async (changed) => {
      const { cwd = process.cwd() } = options;
      const located = [...changed].map(([file, text]) => [path.resolve(cwd, file), text] as const);
      const { value } = await loadConfig({ ...options, files: new Map([...read.texts, ...located]) });
      return value;
    },
    toInjected: (laterProblems = []) => ({
      config: frontend.data,
      places: encodePlaces(visible),
      problems: explainProblems(
        [...problems, ...laterProblems],
        { sources: read.sources, readSource },
        { masked: true },
      ),
    }),
  };
}

/** Creates a function that masks each file once per audience. */
function createSourceReader(
  { sources, layers }: ReadConfig,
  schema: ConfigSchema,
): LoadedConfig['readSource'] {
  const masked = new Map<string, string>();
  return (file, audience) => {
    const text = sources.get(file);
    const id = `${audience} ${file}`;
    if (text !== undefined && !masked.has(id))
      masked.set(id, maskSource(text, file, { layers, schema, audience }));
    return masked.get(id);
  };
}
