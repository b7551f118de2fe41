import type { DryRunResponse } from '../../protocol/templates';

/** Returns the lines of a log. The lines of a step start with its id. */
export function listLogLines(log: DryRunResponse['log']): string[] {
  return log.flatMap(({ body: { message, stepId } }) =>
    message.split('\n').map((line) => (stepId === undefined ? line : `[${stepId}] ${line}`)),
  );
}
