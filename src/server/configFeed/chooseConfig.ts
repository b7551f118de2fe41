import { loadConfig, type LoadConfigOptions, type LoadedConfig } from '#config/node';
import type { Problem } from '#diagnostics';
import type { LastGoodStore } from './lastGoodStore';

/** Checks a configuration with the engine and returns all problems. */
export type CheckConfig = (loaded: LoadedConfig) => Promise<readonly Problem[]>;

/** The configuration that the server starts with. */
export interface ChosenConfig {
  loaded: LoadedConfig;
  /** Problems of the chosen configuration. */
  problems: readonly Problem[];
  /** Problems of the files, if they contain errors and the last valid configuration was chosen instead. */
  refused?: { problems: readonly Problem[]; lastGood: string };
}

export interface ChooseConfigOptions {
  source: LoadConfigOptions;
  check: CheckConfig;
  store: LastGoodStore;
}

/**
 * Chooses the configuration from the files if it is valid, otherwise the stored one if it is still valid, otherwise
 * the one from the files with its errors. Throws an UnreadableConfigError if there is none.
 */
export async function chooseConfig(
  fromFiles: LoadedConfig,
  { source, check, store }: ChooseConfigOptions,
): Promise<ChosenConfig> {
  const problems = await check(fromFiles);
  if (isValid(problems)) return { loaded: fromFiles, problems };
  const stored = await store.read();
  if (stored) {
    const { value: loaded } = await loadConfig({ ...source, files: stored.files });
    const found = await check(loaded);
    if (isValid(found)) return { loaded, problems: found, refused: { problems, lastGood: stored.since } };
  }
  if (fromFiles.unreadable.length > 0) throw new UnreadableConfigError(problems);
  return { loaded: fromFiles, problems };
}

/** A named configuration file cannot be read and none is stored. The file name is probably wrong. */
export class UnreadableConfigError extends Error {
  override readonly name = 'UnreadableConfigError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super('A configuration file cannot be read.');
    this.problems = problems;
  }
}

/** Warnings don't make a configuration invalid. */
export function isValid(problems: readonly Problem[]): boolean {
  return problems.every(({ severity }) => severity !== 'error');
}
