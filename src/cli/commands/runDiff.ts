import { paintPlain } from '#diagnostics';
import { loadApp, type LoadedApp } from '../app/loadApp';
import type { CliIo } from '../commandLine/cliIo';
import { paintColors } from '../commandLine/colors';
import { exitCodes, type GivenOptions } from '../commandLine/command';
import { compareTrees, isSame } from '../diff/compareTrees';
import { printDifference } from '../diff/printDifference';
import { printCounts, printReport } from '../report/printReport';

/** Prints what differs. Problems of either side are counted beside it; only a file that cannot be read ends it. */
export async function runDiff(options: GivenOptions, io: CliIo): Promise<number> {
  const sides: LoadedApp[] = [];
  for (const files of options.words) {
    const args = files.split(',').flatMap((file) => ['--config', file]);
    const loaded = await loadApp({ args, env: io.env, cwd: io.cwd });
    if (loaded.config.unreadable.length > 0) {
      io.tell(printReport(loaded.report, io.colors, io.width));
      return exitCodes.couldNotRun;
    }
    if (loaded.report.length > 0) io.tell(`${files}: ${printCounts(loaded.report)}`);
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
