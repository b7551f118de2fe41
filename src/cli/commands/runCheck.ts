import type { Problem } from '#diagnostics';
import { loadApp, type LoadedApp } from '../app/loadApp';
import type { CliIo } from '../commandLine/cliIo';
import { exitCodes, type GivenOptions } from '../commandLine/command';
import { toConfigArguments } from '../commandLine/configOption';
import type { MendedProblem } from '../report/checkReport';
import { printJsonReport } from '../report/printJsonReport';
import { printTextReport } from '../report/printTextReport';

interface Checked {
  loaded: LoadedApp;
  /** What was mended before; absent where nobody asked for that. */
  mended?: MendedProblem[];
}

/** Prints the report. A configuration file that cannot be read at all means that the check could not run. */
export async function runCheck(options: GivenOptions, io: CliIo, version: string): Promise<number> {
  const source = { args: toConfigArguments(options), env: io.env, cwd: io.cwd };
  const checked: Checked = options.has('fix') ? await mend(source) : { loaded: await loadApp(source) };
  const { config, report: problems } = checked.loaded;
  const counting = problems.filter(({ code }) => !(options.has('lax') && code === 'CONFIG_VARIABLE_MISSING'));
  const failing = counting.filter(({ severity }) => options.has('strict') || severity === 'error');
  await printChecked(checked, options.has('quiet') ? failing : counting, { options, io, version });
  if (config.unreadable.length > 0) return exitCodes.couldNotRun;
  return failing.length > 0 ? exitCodes.problems : exitCodes.ok;
}

async function mend(source: { args: string[]; env: CliIo['env']; cwd: string }): Promise<Checked> {
  const { mendConfig } = await import('../fix/mendConfig');
  return mendConfig(source);
}

async function printChecked(
  { loaded: { app, config }, mended }: Checked,
  problems: readonly Problem[],
  { options, io, version }: { options: GivenOptions; io: CliIo; version: string },
): Promise<void> {
  const report = {
    problems,
    extensions: app.tree.nodes.size,
    ...(mended ? { mended } : {}),
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
