import type { LoadConfigOptions } from '#config/node';
import type { Problem } from '#diagnostics';
import { loadApp, type LoadedApp } from '../app/loadApp';
import { toLoadOptions } from '../app/toLoadOptions';
import type { CliIo } from '../commandLine/cliIo';
import { exitCodes, type GivenOptions } from '../commandLine/command';
import { UsageError } from '../commandLine/usageError';
import type { FixedProblem } from '../report/checkReport';
import { printJsonReport } from '../report/printJsonReport';
import { printTextReport } from '../report/printTextReport';

interface Checked {
  loaded: LoadedApp;
  /** The fixed problems, and the changed files. Absent without `--fix`. */
  result?: { fixed: readonly FixedProblem[]; files: readonly string[] };
}

/** Prints the report. If a configuration file cannot be read, returns the exit code for a check that could not run. */
export async function runCheck(options: GivenOptions, io: CliIo, version: string): Promise<number> {
  const source = toLoadOptions(options, io);
  if (options.has('interactive') && !options.has('fix'))
    throw new UsageError("The option '--interactive' requires '--fix'.");
  const checked: Checked = options.has('fix')
    ? await fix(source, options.has('interactive') ? io : undefined)
    : { loaded: await loadApp(source, { searches: true }) };
  const { config, report: problems } = checked.loaded;
  const counting = problems.filter(({ code }) => !(options.has('lax') && code === 'CONFIG_VARIABLE_MISSING'));
  const failing = counting.filter(({ severity }) => options.has('strict') || severity === 'error');
  await printChecked(checked, options.has('quiet') ? failing : counting, { options, io, version });
  if (config.unreadable.length > 0) return exitCodes.couldNotRun;
  return failing.length > 0 ? exitCodes.problems : exitCodes.ok;
}

async function fix(source: LoadConfigOptions & { cwd: string }, io: CliIo | undefined): Promise<Checked> {
  const { fixConfig } = await import('../fix/fixConfig');
  const { askForFix } = await import('../fix/askForFix');
  const { loaded, fixed, files } = await fixConfig(source, io && ((problem) => askForFix(problem, io)));
  return { loaded, result: { fixed, files: [...files.keys()] } };
}

async function printChecked(
  { loaded: { app, config }, result }: Checked,
  problems: readonly Problem[],
  { options, io, version }: { options: GivenOptions; io: CliIo; version: string },
): Promise<void> {
  const report = {
    problems,
    extensions: app.tree.nodes.size,
    ignored: options.has('quiet') ? [] : config.ignored,
    ...(result ? { result } : {}),
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
