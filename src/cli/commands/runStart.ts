import { existsSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { loadConfig } from '#config/node';
import { bundledBackends } from '#extensions/backend';
import { startServer, UnreadableConfigError, type StartedServer } from '#server';
import { toLoadOptions } from '../app/toLoadOptions';
import type { CliIo } from '../commandLine/cliIo';
import { exitCodes, type GivenOptions } from '../commandLine/command';
import { printReport } from '../report/printReport';
import { describeConfigNotice, printTime } from './describeConfigNotice';
import { describeStartFailure } from './describeStartFailure';
import { exitAfterStop, waitForStop } from './waitForStop';

/** Starts the portal and keeps it running until the process receives a stop signal. */
export async function runStart(options: GivenOptions, io: CliIo): Promise<number> {
  const source = toLoadOptions(options, io);
  const { value: config } = await loadConfig(source);
  const { checkConfig } = await import('../app/checkConfig');
  const stopSignal = waitForStop(io);
  let server: StartedServer;
  try {
    server = await startServer({
      config,
      plugins: bundledBackends,
      cwd: io.cwd,
      environment: { ...io.env },
      follow: {
        source,
        check: checkConfig,
        notify: (notice) => io.notify(describeConfigNotice(notice, io)),
      },
      ...findBuiltFiles(),
    });
  } catch (error) {
    if (error instanceof UnreadableConfigError) {
      io.notify(printReport(error.problems, io.colors, io.width));
      return exitCodes.couldNotRun;
    }
    io.notify(describeStartFailure(error));
    return exitCodes.problems;
  }
  io.print(`Trellis is ready at ${server.address} (${(performance.now() / 1000).toFixed(1)} s)`);
  reportStartupProblems(server, io);
  await stopSignal;
  await server.stop();
  exitAfterStop();
  return exitCodes.ok;
}

/** Returns the paths of the web app and the empty database. The builds put them next to this bundle. */
function findBuiltFiles() {
  const dist = path.dirname(import.meta.dirname);
  const template = path.join(dist, 'database/template');
  return {
    webFolder: path.join(dist, 'web'),
    template: existsSync(template) ? template : undefined,
  };
}

/** Prints the problems found at startup, so that administrators see them without opening the portal. */
function reportStartupProblems({ found }: StartedServer, io: CliIo): void {
  if (!found) return;
  const problems = found.refused?.problems ?? found.problems;
  if (problems.length > 0) io.notify(printReport(problems, io.colors, io.width));
  if (found.refused) {
    const since = printTime(found.refused.lastGood);
    io.notify(
      `The configuration has errors. Trellis is running the last valid configuration (from ${since}). It will load the files once they are fixed.`,
    );
  } else if (found.problems.some(({ severity }) => severity === 'error')) {
    io.notify(
      'The configuration has errors, and no valid configuration is stored. The portal shows this report until the errors are fixed.',
    );
  }
}
