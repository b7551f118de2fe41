import { existsSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { loadConfig, type LoadedConfig } from '#config/node';
import { startServer, type StartedServer } from '#server';
import type { CliIo } from '../commandLine/cliIo';
import { exitCodes, type GivenOptions } from '../commandLine/command';
import { toConfigArguments } from '../commandLine/configOption';
import { printReport } from '../report/printReport';
import { describeStartFailure } from './describeStartFailure';
import { waitForStop } from './waitForStop';

/** Starts the portal and keeps it running until the process is told to stop. */
export async function runStart(options: GivenOptions, io: CliIo): Promise<number> {
  const { value: config, problems } = await loadConfig({
    args: toConfigArguments(options),
    env: io.env,
    cwd: io.cwd,
  });
  if (config.unreadable.length > 0) {
    io.tell(printReport(problems, io.colors));
    return exitCodes.couldNotRun;
  }
  const toldToStop = waitForStop(io);
  let server: StartedServer;
  try {
    server = await startServer({ config, cwd: io.cwd, environment: { ...io.env }, ...findBuiltFiles() });
  } catch (error) {
    io.tell(describeStartFailure(error));
    return exitCodes.problems;
  }
  io.print(`Trellis is ready at ${server.address} (${(performance.now() / 1000).toFixed(1)} s)`);
  await reportProblems(config, problems, io);
  await toldToStop;
  await server.stop();
  return exitCodes.ok;
}

/** The web app and the empty database, which the builds put beside this bundle. */
function findBuiltFiles() {
  const dist = path.dirname(import.meta.dirname);
  const templateFile = path.join(dist, 'database/template.tar.gz');
  return {
    webFolder: path.join(dist, 'web'),
    templateFile: existsSync(templateFile) ? templateFile : undefined,
  };
}

/** The portal shows its problems itself; the administrator at the terminal should not have to open it for that. */
async function reportProblems(
  config: LoadedConfig,
  found: Parameters<typeof printReport>[0],
  io: CliIo,
): Promise<void> {
  const { growApp } = await import('../app/loadApp');
  const problems = [...found, ...(await growApp(config)).problems];
  if (problems.length > 0) io.tell(printReport(problems, io.colors));
}
