import { loadConfig, type LoadConfigOptions, type LoadedConfig } from '#config/node';
import type { Problem } from '#diagnostics';
import type { LastGoodStore } from './lastGoodStore';

/** Everything that is wrong with a configuration, with the engine's eyes. */
export type CheckConfig = (loaded: LoadedConfig) => Promise<readonly Problem[]>;

/** What a server starts with. */
export interface ChosenConfig {
  loaded: LoadedConfig;
  /** Of the configuration that was chosen. */
  problems: readonly Problem[];
  /** Of the files, where they hold errors and what was last good was chosen instead. */
  refused?: { problems: readonly Problem[]; lastGood: string };
}

export interface ChooseConfigOptions {
  source: LoadConfigOptions;
  check: CheckConfig;
  store: LastGoodStore;
}

/**
 * The configuration of the files when it is good; else the one that was stored last, if it is still good; else, for the want
 * of another, the one of the files. Throws an UnreadableConfigError where there is none at all.
 */
export async function chooseConfig(
  fromFiles: LoadedConfig,
  { source, check, store }: ChooseConfigOptions,
): Promise<ChosenConfig> {
  const problems = await check(fromFiles);
  if (isGood(problems)) return { loaded: fromFiles, problems };
  const stored = await store.read();
  if (stored) {
    const { value: loaded } = await loadConfig({ ...source, files: stored.files });
    const found = await check(loaded);
    if (isGood(found)) return { loaded, problems: found, refused: { problems, lastGood: stored.since } };
  }
  if (fromFiles.unreadable.length > 0) throw new UnreadableConfigError(problems);
  return { loaded: fromFiles, problems };
}

/** There is no configuration: a file that was named cannot be read, and none was stored. Most likely the name is wrong. */
export class UnreadableConfigError extends Error {
  override readonly name = 'UnreadableConfigError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super('A configuration file cannot be read.');
    this.problems = problems;
  }
}

/** Warnings keep no configuration from being served. */
export function isGood(problems: readonly Problem[]): boolean {
  return problems.every(({ severity }) => severity !== 'error');
}
