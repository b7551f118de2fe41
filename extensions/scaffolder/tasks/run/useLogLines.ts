import { useMemo } from 'react';
import type { TaskState } from './createTaskFollower';

/** Returns the lines of a step, or of all steps. The array is another one after each change. */
export function useLogLines(state: TaskState, stepId: string | undefined): readonly string[] {
  return useMemo(() => {
    const { log } = state;
    return stepId === undefined ? log.all.slice() : (log.bySteps.get(stepId) ?? []).slice();
  }, [state, stepId]);
}
