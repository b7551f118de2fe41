import { existsSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { loadConfig } from '#config/node';
import { startServer, UnreadableConfigError, type StartedServer } from '#server';
import type { CliIo } from '../commandLine/cliIo';
import { exitCodes, type GivenOptions } from '../commandLine/command';
import { toConfigArguments } from '../commandLine/configOption';
import { printReport } from '../report/printReport';
import { describeConfigNotice, printTime } from './describeConfigNotice';
import { describeStartFailure } from './describeStartFailure';
import { waitForStop } from './waitForStop';

/** Starts the portal and keeps it running until the process is told to stop. */
export async function runStart(options: GivenOptions, io: CliIo): Promise<number> {
  const source = { args: toConfigArguments(options), env: io.env, cwd: io.cwd };
  const { value: config } = await loadConfig(source);
  const { checkConfig } = await import('../app/checkConfig');
  const toldToStop = waitForStop(io);
  let server: StartedServer;
  try {
    server = await startServer({
      config,
      cwd: io.cwd,
      environment: { ...io.env },
      follow: {
        source,
        check: checkConfig,
        tell: (notice) => io.tell(describeConfigNotice(notice, io)),
      },
      ...findBuiltFiles(),
    });
  } catch (error) {
    if (error instanceof UnreadableConfigError) {
      io.tell(printReport(error.problems, io.colors, io.width));
      return exitCodes.couldNotRun;
    }
    io.tell(describeStartFailure(error));
    return exitCodes.problems;
  }
  io.print(`Trellis is ready at ${server.address} (${(performance.now() / 1000).toFixed(1)} s)`);
  tellFound(server, io);
  await toldToStop;
  await server.stop();
  return exitCodes.ok;
}

/** The web app and the empty database, which the builds put beside this bundle. */
function findBuiltFiles() {
  const dist = path.dirname(import.meta.dirname);
  const template = path.join(dist, 'database/template');
  return {
    webFolder: path.join(dist, 'web'),
    template: existsSync(template) ? template : undefined,
  };
}

/** The portal shows its problems itself; the administrator at the terminal should not have to open it for that. */
function tellFound({ found }: StartedServer, io: CliIo): void {
  if (!found) return;
  const problems = found.refused?.problems ?? found.problems;
  if (problems.length > 0) io.tell(printReport(problems, io.colors, io.width));
  if (found.refused) {
    const since = printTime(found.refused.lastGood);
    io.tell(
      `The configuration has errors. The portal runs on the one of ${since}, which was the last good one, and takes up the files when they are mended.`,
    );
  } else if (found.problems.some(({ severity }) => severity === 'error')) {
    io.tell(
      'The configuration has errors, and no good one was stored. The portal shows this report until it is mended.',
    );
  }
}
