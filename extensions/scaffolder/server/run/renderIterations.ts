import { inputError, type TemplateSession } from '#backend';
import type { JsonObject, JsonValue } from '#model';
import type { TaskStep } from '../../protocol/tasks';
import type { SecretMask } from './maskSecrets';
import { createStandIns, listMadeOfSecrets } from './standIns';
import { isConditionMet } from './stepCondition';

/** One execution of the action of a step. */
export interface Iteration {
  /** The item of a step with `each`. */
  each?: Item;
  /** Absent if the condition of the step leaves the item out. */
  input?: JsonValue;
}

/** An item of `each`. */
export interface Item {
  key: string;
  value: JsonValue;
}

export interface IterationParts {
  /** What all expressions of the template can read. */
  context: JsonObject;
  secrets: Readonly<Record<string, string>>;
  environment: { parameters: Record<string, string>; secrets: Record<string, string> };
  session: TemplateSession;
  /** Learns what the template makes of the secrets. */
  mask: SecretMask;
  /** Whether a former step has failed. */
  hasFailed: boolean;
  /** The limit of all inputs together. */
  maxLength: number;
  /** Called for an expression that cannot be rendered. */
  onProblem: (part: 'if' | 'each' | 'input', problem: string) => void;
  /** @throws Error if the task was canceled */
  assertRunning: () => void;
}

/** Limits the time and the memory of a step that runs for each item. */
const MAX_ITEMS = 1000;

/**
 * Renders the inputs of a step: one, or one for each item. Only they can read secrets.
 *
 * @throws HttpError 400 if the step has no list of items, too many of them, or too large inputs
 */
export async function renderIterations(step: TaskStep, parts: IterationParts): Promise<Iteration[]> {
  const { session, mask, maxLength } = parts;
  const { real, standIn } = createContexts(step, parts);
  const items = await listItems(step, real, parts);
  const others = items && standIn && (await listItems(step, standIn, { session }).catch(() => []));
  if (items && others) mask.add(listMadeOfSecrets(items.map(valueOf), others.map(valueOf)));

  const iterations: Iteration[] = [];
  const made: string[] = [];
  let length = 0;
  // One after another, so that all of them together stay below the limit of one rendered value.
  for (const [index, each] of (items ?? [undefined]).entries()) {
    parts.assertRunning();
    const context = withItem(real, each);
    if (each && !(await isItemIncluded(step, context, parts))) {
      iterations.push({ each });
      continue;
    }
    const onProblem = (problem: string): void => parts.onProblem('input', problem);
    const input = await session.renderValue(step.input ?? {}, context, onProblem);
    if (standIn) {
      // Other secrets can result in fewer items.
      const other = each && (others?.[index] ?? { ...each, value: null });
      const changed = await session.renderValue(step.input ?? {}, withItem(standIn, other));
      made.push(...listMadeOfSecrets(input, changed));
    }
    iterations.push({ ...(each && { each }), input });
    length += JSON.stringify(input).length;
    if (length > maxLength)
      throw inputError(
        `The inputs of the step '${step.id}' are larger than the limit in scaffolder.limits.renderOutputMb.`,
      );
  }
  mask.add(made);
  return iterations;
}

/** Returns the context with the secrets and, if the step can use them, one with other secrets. */
function createContexts(
  { each, input }: TaskStep,
  { context, secrets, environment }: IterationParts,
): { real: JsonObject; standIn: JsonObject | undefined } {
  const withSecrets = (
    own: Readonly<Record<string, string>>,
    shared: Record<string, string>,
  ): JsonObject => ({
    ...context,
    environment: { ...environment, secrets: shared },
    secrets: { ...own },
  });
  const usesSecrets = JSON.stringify([each, input]).includes('secrets');
  return {
    real: withSecrets(secrets, environment.secrets),
    standIn: usesSecrets
      ? withSecrets(createStandIns(secrets), createStandIns(environment.secrets))
      : undefined,
  };
}

function withItem(context: JsonObject, each: Item | undefined): JsonObject {
  return each ? { ...context, each: { ...each } } : context;
}

/** Returns what a step runs for, or `undefined` if it has no `each`. */
async function listItems(
  { id, each }: TaskStep,
  context: JsonObject,
  { session, onProblem }: Pick<IterationParts, 'session'> & Partial<IterationParts>,
): Promise<Item[] | undefined> {
  if (each === undefined) return undefined;
  const items = await session.renderValue(each, context, (problem) => onProblem?.('each', problem));
  if (typeof items !== 'object' || items === null)
    throw inputError(
      `The 'each' of the step '${id}' is ${items === null ? 'empty' : `a ${typeof items}`}. It must be a list or an object.`,
    );
  const entries = Object.entries(items);
  if (entries.length > MAX_ITEMS)
    throw inputError(`The step '${id}' would run for ${entries.length} items. The limit is ${MAX_ITEMS}.`);
  return entries.map(([key, value]) => ({ key, value: value ?? null }));
}

function valueOf({ value }: Item): JsonValue {
  return value;
}

/** The condition of a step with `each` is about its items. */
async function isItemIncluded(
  { if: condition }: TaskStep,
  context: JsonObject,
  { session, hasFailed, onProblem }: IterationParts,
): Promise<boolean> {
  if (typeof condition !== 'string') return true;
  return isConditionMet(condition, context, {
    session,
    hasFailed,
    onProblem: (problem) => onProblem('if', problem),
  });
}
