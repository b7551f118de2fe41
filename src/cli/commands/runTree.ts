import { paintPlain, printCounts } from '#diagnostics';
import { loadApp } from '../app/loadApp';
import { toLoadOptions } from '../app/toLoadOptions';
import type { CliIo } from '../commandLine/cliIo';
import { paintColors } from '../commandLine/colors';
import { exitCodes, type GivenOptions } from '../commandLine/command';
import { printReport } from '../report/printReport';
import { describeTree } from '../tree/describeTree';
import { printTreeOrigins } from '../tree/printTreeOrigins';

/**
 * Prints the tree even if it has problems. Only their number is printed, because `trellis check` prints them and sets the exit
 * code.
 */
export async function runTree(options: GivenOptions, io: CliIo): Promise<number> {
  const { config, app, report: problems } = await loadApp(toLoadOptions(options, io));
  if (config.unreadable.length > 0) {
    io.notify(printReport(problems, io.colors, io.width));
    return exitCodes.couldNotRun;
  }
  if (options.text('format') === 'json') {
    io.print(JSON.stringify(describeTree(app.tree, config.frontend), undefined, 2));
  } else {
    const paint = io.printColors ? paintColors : paintPlain;
    io.print(printTreeOrigins(app.tree, config.frontend, { paint, width: io.width }));
  }
  if (problems.length > 0) io.notify(`${printCounts(problems)}. Run 'trellis check' to print them.`);
  return exitCodes.ok;
}
