import type { Problem, Result } from '#diagnostics';
import { explainValue } from '../explain/explainValue';
import { explainProblems } from '../fix/explainProblems';
import { encodePlaces } from '../injected/encodePlaces';
import { createConfigSource } from '../located/createConfigSource';
import type { LocatedMap } from '../located/locatedValue';
import { maskSource } from '../mask/maskSource';
import { applyDefaults } from '../schema/applyDefaults';
import { filterFrontend } from '../schema/filterFrontend';
import { findUnknownKeys } from '../schema/findUnknownKeys';
import { maskSecrets } from '../schema/maskSecrets';
import { readScalars } from '../schema/readScalars';
import { validateConfig } from '../schema/validateConfig';
import type { LoadedConfig, ReadConfig } from './loadedConfig';
import { readConfigLayers, type LoadConfigOptions } from './readConfigLayers';

/**
 * Loads the configuration: reads its files and the environment, fills in variables and includes, merges, checks against the
 * schema and fills in defaults. Never throws for what an administrator can get wrong; every mistake is a problem with a place.
 */
export async function loadConfig(options: LoadConfigOptions = {}): Promise<Result<LoadedConfig>> {
  const read = await readConfigLayers(options);
  const unknown = findUnknownKeys(read.value.root);
  const missing = new Set(read.problems.map(({ where }) => where?.path ?? '').filter((path) => path !== ''));
  const valid = validateConfig(read.value.root, missing);
  const problems = [...read.problems, ...valid.problems, ...unknown];
  return {
    value: createLoadedConfig(applyDefaults(readScalars(valid.value)), read.value, problems),
    problems,
  };
}

function createLoadedConfig(root: LocatedMap, read: ReadConfig, problems: readonly Problem[]): LoadedConfig {
  const visible = filterFrontend(root);
  const frontend = createConfigSource(visible);
  const readSource = createSourceReader(read);
  return {
    source: createConfigSource(root),
    frontend,
    masked: createConfigSource(maskSecrets(root)),
    files: read.files,
    unreadable: read.unreadable,
    sources: read.sources,
    readSource,
    explain: (path) => explainValue(root, read.layers, path),
    problems,
    texts: read.texts,
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

/** Masks each file once for each audience. */
function createSourceReader({ sources, layers }: ReadConfig): LoadedConfig['readSource'] {
  const masked = new Map<string, string>();
  return (file, audience) => {
    const text = sources.get(file);
    const id = `${audience} ${file}`;
    if (text !== undefined && !masked.has(id)) masked.set(id, maskSource(text, file, layers, audience));
    return masked.get(id);
  };
}
