import type { Problem } from '#diagnostics';
import { loadApp } from '../app/loadApp';
import type { CliIo } from '../commandLine/cliIo';
import { exitCodes, type GivenOptions } from '../commandLine/command';
import { toConfigArguments } from '../commandLine/configOption';
import { printReport, sortProblems } from '../report/printReport';

/** Prints the report. A configuration file that cannot be read at all means that the check could not run. */
export async function runCheck(options: GivenOptions, io: CliIo): Promise<number> {
  const {
    config,
    app,
    problems: all,
  } = await loadApp({ args: toConfigArguments(options), env: io.env, cwd: io.cwd });
  const problems = options.has('lax') ? all.filter(({ code }) => code !== 'CONFIG_VARIABLE_MISSING') : all;
  if (options.text('format') === 'json') {
    io.print(JSON.stringify({ problems: sortProblems(problems) }, undefined, 2));
  } else {
    io.print(printReport(problems, io.colors));
    io.print(`${app.tree.nodes.size} extensions checked.`);
  }
  if (config.unreadable.length > 0) return exitCodes.couldNotRun;
  return hasFailed(problems, options.has('strict')) ? exitCodes.problems : exitCodes.ok;
}

function hasFailed(problems: readonly Problem[], strict: boolean): boolean {
  return problems.some(({ severity }) => strict || severity === 'error');
}
