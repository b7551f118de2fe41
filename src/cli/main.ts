import packageJson from '../../package.json' with { type: 'json' };
import { createProcessIo } from './commandLine/cliIo';
import { runCli } from './runCli';

/** The entry of the built command line; its launcher calls it. */
export async function main(args: readonly string[]): Promise<void> {
  process.stdout.on('error', endWithReader);
  process.stderr.on('error', passOverReader);
  process.exitCode = await runCli(args, createProcessIo(), packageJson.version);
}

/** Who reads the output may have seen enough, as in `trellis tree | head`; that is no failure. */
function endWithReader(error: NodeJS.ErrnoException): void {
  passOverReader(error);
  process.exit();
}

/** What is told beside the result may have no reader, and a portal need not end when its log is no longer collected. */
function passOverReader(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}
