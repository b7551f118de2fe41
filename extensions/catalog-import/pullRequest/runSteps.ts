import { isJsonObject, type JsonObject } from '#model';
import type { PullRequestProgress, SubmitPullRequestOptions } from './pullRequest';
import { PullRequestError } from './pullRequestError';

/** One step of a flow. `run` returns its result, which is stored, so it contains no credentials. */
export interface FlowStep<TState> {
  id: string;
  /** What the result depends on. If it changed since the step completed, the step runs again. */
  inputs: (state: TState) => readonly string[];
  /** Steps without a stored result, such as signing in, run with each attempt. */
  isTransient?: boolean;
  /** `earlier` is the result of the step for other inputs. */
  run: (state: TState, earlier: JsonObject | undefined) => Promise<Partial<TState>>;
}

/**
 * Runs the steps in their order, and returns the state with the results of all. Steps that completed earlier with the same inputs are
 * not repeated.
 *
 * @throws PullRequestError with the id of the failed step
 */
export async function runSteps<TState extends object>(
  steps: ReadonlyArray<FlowStep<TState>>,
  initial: TState,
  { progress = {}, onStep, onProgress }: SubmitPullRequestOptions,
): Promise<TState> {
  let state = initial;
  let done: PullRequestProgress = progress;
  for (const step of steps) {
    const key = JSON.stringify(step.inputs(state));
    const stored = readStored(done[step.id]);
    if (!step.isTransient && stored?.key === key) {
      state = { ...state, ...stored.result };
      continue;
    }
    onStep?.(step.id);
    const result = await runStep(step, state, stored?.result);
    state = { ...state, ...result };
    if (step.isTransient) continue;
    done = { ...done, [step.id]: { key, result: result as JsonObject } };
    onProgress?.(done);
  }
  return state;
}

/** Returns the ids of the steps that are completed with the current inputs. */
export function findDone<TState extends object>(
  steps: ReadonlyArray<FlowStep<TState>>,
  initial: TState,
  progress: PullRequestProgress,
): string[] {
  let state = initial;
  const done: string[] = [];
  for (const step of steps) {
    const stored = readStored(progress[step.id]);
    if (step.isTransient) continue;
    if (stored?.key !== JSON.stringify(step.inputs(state))) break;
    state = { ...state, ...stored.result };
    done.push(step.id);
  }
  return done;
}

async function runStep<TState>(
  step: FlowStep<TState>,
  state: TState,
  earlier: JsonObject | undefined,
): Promise<Partial<TState>> {
  try {
    return await step.run(state, earlier);
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    const error = cause instanceof PullRequestError ? cause : new PullRequestError(message, undefined, cause);
    error.step = step.id;
    throw error;
  }
}

function readStored(value: unknown): { key: string; result: JsonObject } | undefined {
  if (!isJsonObject(value)) return undefined;
  const { key, result } = value;
  return typeof key === 'string' && isJsonObject(result) ? { key, result } : undefined;
}
