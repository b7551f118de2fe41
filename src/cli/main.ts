import packageJson from '../../package.json' with { type: 'json' };
import { createProcessIo } from './commandLine/cliIo';
import { runCli } from './runCli';

/** The entry of the built command line; its launcher calls it. */
export async function main(args: readonly string[]): Promise<void> {
  process.exitCode = await runCli(args, createProcessIo(), packageJson.version);
}
