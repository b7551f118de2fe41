import type { TemplateSession } from '#backend';
import type { JsonObject, JsonValue } from '#model';
import type { TaskStep } from '../../protocol/tasks';

/** Whether a step runs, or why not. */
export type StepDecision = { runs: true } | { runs: false; reason: string };

export interface ConditionParts {
  session: TemplateSession;
  /** Whether a former step has failed. */
  hasFailed: boolean;
  /** Called for an expression that cannot be rendered. */
  onProblem: (problem: string) => void;
}

/** The functions that a condition can call, outside of names and of properties. */
const STATUS_FUNCTION = /(?<![\w$.])(always|failure)\(\s*\)/g;

/**
 * Decides whether a step runs. After a failure, only steps run whose condition calls `always()` or `failure()`, as in `if: ${{
 * failure() }}`.
 */
export async function decideStep(
  { id, if: condition }: TaskStep,
  context: JsonObject,
  { session, hasFailed, onProblem }: ConditionParts,
): Promise<StepDecision> {
  const text = typeof condition === 'string' ? condition : '';
  const called = new Set([...text.matchAll(STATUS_FUNCTION)].map(([, name]) => name));
  if (hasFailed && called.size === 0)
    return { runs: false, reason: `Skipping step ${id} because a previous step failed` };
  if (condition === undefined) return { runs: true };
  const plain = text.replace(STATUS_FUNCTION, (_call, name) => String(name === 'always' || hasFailed));
  const value =
    typeof condition === 'string' ? await session.renderValue(plain, context, onProblem) : condition;
  return isTruthy(value)
    ? { runs: true }
    : { runs: false, reason: `Skipping step ${id} because its if condition was false` };
}

function isTruthy(value: JsonValue): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}
