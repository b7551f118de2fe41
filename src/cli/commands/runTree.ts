import { loadApp } from '../app/loadApp';
import type { CliIo } from '../commandLine/cliIo';
import { exitCodes, type GivenOptions } from '../commandLine/command';
import { toConfigArguments } from '../commandLine/configOption';
import { describeTree } from '../report/describeTree';
import { printCounts, printReport } from '../report/printReport';
import { printTree } from '../report/printTree';

/** Prints the tree, whatever its problems: they are counted beside it, and `trellis check` tells them and fails for them. */
export async function runTree(options: GivenOptions, io: CliIo): Promise<number> {
  const { config, app, problems } = await loadApp({
    args: toConfigArguments(options),
    env: io.env,
    cwd: io.cwd,
  });
  if (config.unreadable.length > 0) {
    io.tell(printReport(problems, io.colors));
    return exitCodes.couldNotRun;
  }
  const described = describeTree(app.tree);
  io.print(
    options.text('format') === 'json' ? JSON.stringify(described, undefined, 2) : printTree(described),
  );
  if (problems.length > 0) io.tell(`${printCounts(problems)} Run 'trellis check' for them.`);
  return exitCodes.ok;
}
