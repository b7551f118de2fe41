import { paintPlain, printCounts } from '#diagnostics';
import { loadApp, type LoadedApp } from '../app/loadApp';
import { toFileOptions } from '../app/toLoadOptions';
import type { CliIo } from '../commandLine/cliIo';
import { paintColors } from '../commandLine/colors';
import { exitCodes, type GivenOptions } from '../commandLine/command';
import { compareTrees, isSame } from '../diff/compareTrees';
import { printDifference } from '../diff/printDifference';
import { printReport } from '../report/printReport';

/** Prints the differences. The number of problems on each side goes to standard error. Stops only if a file cannot be read. */
export async function runDiff(options: GivenOptions, io: CliIo): Promise<number> {
  const sides: LoadedApp[] = [];
  for (const files of options.words) {
    const loaded = await loadApp(toFileOptions(files.split(','), io));
    if (loaded.config.unreadable.length > 0) {
      io.notify(printReport(loaded.report, io.colors, io.width));
      return exitCodes.couldNotRun;
    }
    if (loaded.report.length > 0) io.notify(`${files}: ${printCounts(loaded.report)}.`);
    sides.push(loaded);
  }
  const [from, to] = sides.map(({ app, config }) => ({ tree: app.tree, config: config.frontend }));
  if (!from || !to) return exitCodes.couldNotRun;
  const difference = compareTrees(from, to);
  if (options.text('format') === 'json') io.print(JSON.stringify(difference, undefined, 2));
  else {
    const paint = io.printColors ? paintColors : paintPlain;
    io.print(printDifference(difference, { paint, width: io.width }));
  }
  return isSame(difference) ? exitCodes.ok : exitCodes.problems;
}
