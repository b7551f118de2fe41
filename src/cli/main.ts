import packageJson from '../../package.json' with { type: 'json' };
import { createProcessIo } from './commandLine/cliIo';
import { runCli } from './runCli';

/** Runs the built command line. Called by the launcher. */
export async function main(args: readonly string[]): Promise<void> {
  process.stdout.on('error', exitOnClosedPipe);
  process.stderr.on('error', ignoreClosedPipe);
  process.exitCode = await runCli(args, createProcessIo(), packageJson.version);
}

/** Exits if the reader of standard output closes the pipe early, as in `trellis tree \| head`. Not an error. */
function exitOnClosedPipe(error: NodeJS.ErrnoException): void {
  ignoreClosedPipe(error);
  process.exit();
}

/** Ignores a closed standard error, so that the portal keeps running if its log is no longer collected. */
function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}
