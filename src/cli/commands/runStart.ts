import { existsSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { loadConfig, type LoadedConfig, watchConfig } from '#config/node';
import type { Result } from '#diagnostics';
import { startServer, type StartedServer } from '#server';
import type { CliIo } from '../commandLine/cliIo';
import { exitCodes, type GivenOptions } from '../commandLine/command';
import { toConfigArguments } from '../commandLine/configOption';
import { printReport } from '../report/printReport';
import { describeStartFailure } from './describeStartFailure';
import { waitForStop } from './waitForStop';

/** Starts the portal and keeps it running until the process is told to stop. */
export async function runStart(options: GivenOptions, io: CliIo): Promise<number> {
  const source = { args: toConfigArguments(options), env: io.env, cwd: io.cwd };
  const loaded = await loadConfig(source);
  const config = loaded.value;
  if (config.unreadable.length > 0) {
    io.tell(printReport(loaded.problems, io.colors));
    return exitCodes.couldNotRun;
  }
  const watch = watchConfig(config, source, (changed) => void reportChange(changed, io));
  const toldToStop = waitForStop(io);
  let server: StartedServer;
  try {
    server = await startServer({ config, cwd: io.cwd, environment: { ...io.env }, ...findBuiltFiles() });
  } catch (error) {
    watch.close();
    io.tell(describeStartFailure(error));
    return exitCodes.problems;
  }
  io.print(`Trellis is ready at ${server.address} (${(performance.now() / 1000).toFixed(1)} s)`);
  await reportProblems(loaded, io);
  await toldToStop;
  watch.close();
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
async function reportProblems({ value, problems: found }: Result<LoadedConfig>, io: CliIo): Promise<number> {
  const { growApp } = await import('../app/loadApp');
  const problems = [...found, ...(await growApp(value)).problems];
  if (problems.length > 0) io.tell(printReport(problems, io.colors));
  return problems.length;
}

/** A file was saved: its mistakes are told at once, not when the portal is started again. */
async function reportChange(changed: Result<LoadedConfig>, io: CliIo): Promise<void> {
  io.tell('The configuration has changed. Start the portal again to apply it.');
  const count = await reportProblems(changed, io);
  if (count === 0) io.tell('It has no problems.');
}
