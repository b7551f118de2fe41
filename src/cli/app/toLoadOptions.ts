import type { LoadConfigOptions } from '#config/node';
import { bundledSettings } from '#extensions/settings';
import type { CliIo } from '../commandLine/cliIo';
import type { GivenOptions } from '../commandLine/command';

/** Returns the load options for the `--config` files, or for the default files without that option. */
export function toLoadOptions(options: GivenOptions, io: CliIo): LoadConfigOptions & { cwd: string } {
  return toFileOptions(options.texts('config'), io);
}

/** Returns the load options for the given files. Later files override earlier ones. */
export function toFileOptions(
  files: readonly string[],
  { env, cwd }: CliIo,
): LoadConfigOptions & { cwd: string } {
  return { settings: bundledSettings, args: files.flatMap((file) => ['--config', file]), env, cwd };
}
