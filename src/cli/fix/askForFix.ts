import { paintPlain, type Problem, printProblem } from '#diagnostics';
import type { CliIo } from '../commandLine/cliIo';
import { paintColors } from '../commandLine/colors';

/** The answer to a suggestion: apply it, skip it, or stop asking. */
export type FixAnswer = 'apply' | 'skip' | 'stop';

/** Shows a problem with its suggestion and asks whether to apply it. The end of the input counts as "quit". */
export async function askForFix(
  problem: Problem,
  { notify, ask, colors, width }: Pick<CliIo, 'notify' | 'ask' | 'colors' | 'width'>,
): Promise<FixAnswer> {
  notify(printProblem(problem, { terminal: { paint: colors ? paintColors : paintPlain, width } }));
  for (;;) {
    const answer = (await ask('Apply this suggestion? (y)es, (n)o, (q)uit: '))?.trim().toLowerCase();
    if (answer === 'y' || answer === 'yes') return 'apply';
    if (answer === 'n' || answer === 'no') return 'skip';
    if (answer === undefined || answer === 'q' || answer === 'quit') return 'stop';
  }
}
