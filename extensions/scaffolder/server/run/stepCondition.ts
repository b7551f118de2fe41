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
 * failure() }}`. The condition of a step with `each` is about its items, so the step runs.
 */
export async function decideStep(
  { id, if: condition, each }: TaskStep,
  context: JsonObject,
  parts: ConditionParts,
): Promise<StepDecision> {
  const text = typeof condition === 'string' ? condition : '';
  if (parts.hasFailed && text.search(STATUS_FUNCTION) === -1)
    return { runs: false, reason: `Skipping step ${id} because a previous step failed` };
  if (condition === undefined) return { runs: true };
  const isMet =
    typeof condition === 'string'
      ? each !== undefined || (await isConditionMet(condition, context, parts))
      : condition;
  return isMet
    ? { runs: true }
    : { runs: false, reason: `Skipping step ${id} because its if condition was false` };
}

/** Whether a condition is true in a context. */
export async function isConditionMet(
  condition: string,
  context: JsonObject,
  { session, hasFailed, onProblem }: ConditionParts,
): Promise<boolean> {
  const plain = condition.replace(STATUS_FUNCTION, (_call, name) => String(name === 'always' || hasFailed));
  return isTruthy(await session.renderValue(plain, context, onProblem));
}

/** Whether a value counts as true in a condition. */
export function isTruthy(value: JsonValue): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}
