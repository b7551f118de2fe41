import { stringify } from 'yaml';
import { explainProblems, loadConfig, type LoadedConfig } from '#config/node';
import { toLoadOptions } from '../app/toLoadOptions';
import type { CliIo } from '../commandLine/cliIo';
import { exitCodes, type GivenOptions } from '../commandLine/command';
import { printReport } from '../report/printReport';

/** Prints the configuration. Problems go to standard error, so that other programs can read the output. */
export async function runConfigPrint(options: GivenOptions, io: CliIo): Promise<number> {
  const { value, problems } = await loadConfig(toLoadOptions(options, io));
  const { data } = chooseSource(value, options);
  io.print(
    options.text('format') === 'json' ? JSON.stringify(data, undefined, 2) : stringify(data).trimEnd(),
  );
  if (problems.length > 0) {
    const report = explainProblems(problems, value, { masked: false });
    io.notify(printReport(report, io.colors, io.width));
  }
  return value.unreadable.length > 0 ? exitCodes.couldNotRun : exitCodes.ok;
}

function chooseSource(config: LoadedConfig, options: GivenOptions) {
  if (options.has('frontend')) return config.frontend;
  return options.has('with-secrets') ? config.source : config.masked;
}
