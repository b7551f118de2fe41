import type { LoadConfigOptions } from '#config/node';
import type { Problem } from '#diagnostics';
import { loadApp, type LoadedApp } from '../app/loadApp';
import { toLoadOptions } from '../app/toLoadOptions';
import type { CliIo } from '../commandLine/cliIo';
import { exitCodes, type GivenOptions } from '../commandLine/command';
import type { FixedProblem } from '../report/checkReport';
import { printJsonReport } from '../report/printJsonReport';
import { printTextReport } from '../report/printTextReport';

interface Checked {
  loaded: LoadedApp;
  /** The fixed problems. Absent without `--fix`. */
  fixed?: FixedProblem[];
}

/** Prints the report. If a configuration file cannot be read, returns the exit code for a check that could not run. */
export async function runCheck(options: GivenOptions, io: CliIo, version: string): Promise<number> {
  const source = toLoadOptions(options, io);
  const checked: Checked = options.has('fix') ? await fix(source) : { loaded: await loadApp(source) };
  const { config, report: problems } = checked.loaded;
  const counting = problems.filter(({ code }) => !(options.has('lax') && code === 'CONFIG_VARIABLE_MISSING'));
  const failing = counting.filter(({ severity }) => options.has('strict') || severity === 'error');
  await printChecked(checked, options.has('quiet') ? failing : counting, { options, io, version });
  if (config.unreadable.length > 0) return exitCodes.couldNotRun;
  return failing.length > 0 ? exitCodes.problems : exitCodes.ok;
}

async function fix(source: LoadConfigOptions & { cwd: string }): Promise<Checked> {
  const { fixConfig } = await import('../fix/fixConfig');
  return fixConfig(source);
}

async function printChecked(
  { loaded: { app, config }, fixed }: Checked,
  problems: readonly Problem[],
  { options, io, version }: { options: GivenOptions; io: CliIo; version: string },
): Promise<void> {
  const report = {
    problems,
    extensions: app.tree.nodes.size,
    ignored: options.has('quiet') ? [] : config.ignored,
    ...(fixed ? { fixed } : {}),
    readSource: (file: string) => config.readSource(file, 'operator'),
  };
  const format = options.text('format');
  if (format === 'json') io.print(printJsonReport(report));
  else if (format !== 'sarif') io.print(printTextReport(report, io));
  else {
    const { printSarifReport } = await import('../report/printSarifReport');
    const { createSarifFix } = await import('../report/createSarifFix');
    io.print(
      printSarifReport(problems, {
        version,
        createFix: (problem) => createSarifFix(problem, config.sources),
      }),
    );
  }
}
