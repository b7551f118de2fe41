import { paintPlain } from '#diagnostics';
import { loadApp } from '../app/loadApp';
import type { CliIo } from '../commandLine/cliIo';
import { paintColors } from '../commandLine/colors';
import { exitCodes, type GivenOptions } from '../commandLine/command';
import { toConfigArguments } from '../commandLine/configOption';
import { printCounts, printReport } from '../report/printReport';
import { describeTree } from '../tree/describeTree';
import { printTreeOrigins } from '../tree/printTreeOrigins';

/** Prints the tree, whatever its problems: they are counted beside it, and `trellis check` tells them and fails for them. */
export async function runTree(options: GivenOptions, io: CliIo): Promise<number> {
  const {
    config,
    app,
    report: problems,
  } = await loadApp({
    args: toConfigArguments(options),
    env: io.env,
    cwd: io.cwd,
  });
  if (config.unreadable.length > 0) {
    io.tell(printReport(problems, io.colors, io.width));
    return exitCodes.couldNotRun;
  }
  if (options.text('format') === 'json') {
    io.print(JSON.stringify(describeTree(app.tree, config.frontend), undefined, 2));
  } else {
    const paint = io.printColors ? paintColors : paintPlain;
    io.print(printTreeOrigins(app.tree, config.frontend, { paint, width: io.width }));
  }
  if (problems.length > 0) io.tell(`${printCounts(problems)} Run 'trellis check' for them.`);
  return exitCodes.ok;
}
