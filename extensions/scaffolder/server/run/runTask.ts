import { finished } from 'node:stream/promises';
import type {
  ActionContext,
  ActionLog,
  CallerIdentity,
  TemplateAction,
  TemplateRenderer,
  TemplateSession,
} from '#backend';
import { isJsonObject, type JsonObject } from '#model';
import type { TaskEvent, TaskSpec, TaskStatus, TaskStep } from '../../protocol/tasks';
import { toRenderLimits, type ScaffolderSettings } from '../settings/scaffolderSettings';
import type { ValidateValue } from '../schema/validateValue';
import type { ActionRegistry } from './actionRegistry';
import { exampleOutput } from './exampleOutput';
import { findMissingAction } from './findMissingAction';
import { createLimitedLog } from './limitedLog';
import { createSecretMask, isMaskable, type SecretMask } from './maskSecrets';
import { omitUnmet } from './omitUnmet';
import { renderIterations, type Iteration } from './renderIterations';
import { decideStep } from './stepCondition';
import { createStepLog, type StepLog } from './stepLog';

/** What runs tasks. The same for all tasks of the process. */
export interface RunParts {
  actions: ActionRegistry;
  renderer: TemplateRenderer;
  validate: ValidateValue;
  settings: () => Pick<ScaffolderSettings, 'limits' | 'environment'>;
}

/** A folder for the files of one run. */
export interface RunWorkspace {
  path: string;
  createTemporaryDirectory(): Promise<string>;
  /** @throws Error if the files exceed the limits */
  assertWithinLimits(): Promise<void>;
}

/** A run of a task, or a dry run of a template. */
export interface Run {
  id: string;
  spec: TaskSpec;
  /** The base of relative URLs in the template. */
  baseUrl: string | undefined;
  caller: CallerIdentity;
  secrets: Record<string, string>;
  workspace: RunWorkspace;
  isDryRun: boolean;
  signal: AbortSignal;
  /** Stores an event of the log, without secrets. */
  log(body: TaskEvent['body']): void;
  checkpoint: ActionContext['checkpoint'];
  /** Whether the policy lets the caller run the action with this input. */
  allows(action: string, input: JsonObject): boolean;
}

/** How a run ended. Contains no secrets. */
export type RunResult = { output: JsonObject } | { error: { name: string; message: string } };

/**
 * Runs the steps of a task one after another. After a failure, the remaining steps are skipped, except those whose condition asks
 * for it. Never throws for a failure of a step or of a template.
 */
export async function runTask(run: Run, parts: RunParts): Promise<RunResult> {
  const { environment, limits } = parts.settings();
  const secrets = [...Object.entries(run.secrets), ...Object.entries(environment.secrets)];
  const mask = createSecretMask(secrets.map(([, secret]) => secret));
  const log = createLimitedLog((body) => run.log(body));
  const masked: Run = {
    ...run,
    log: (body) => log({ ...body, message: mask.text(body.message) }),
  };
  warnAboutShort(secrets, masked);
  const session = await parts.renderer.open(toRenderLimits(limits));
  try {
    const aborted = waitAfterAbort(run.signal);
    const result = await runSteps(masked, { ...parts, mask, session, aborted });
    if ('error' in result)
      return {
        error: { ...result.error, message: mask.text(result.error.message) },
      };
    return { output: mask.value(result.output, run.spec.output) };
  } finally {
    await session.close();
  }
}

interface StepParts extends RunParts {
  mask: SecretMask;
  session: TemplateSession;
  /** Resolves some time after the run was aborted. */
  aborted: Promise<void>;
}

/** Short secrets also occur in unrelated texts, so hiding them would make logs unreadable. */
function warnAboutShort(secrets: ReadonlyArray<[string, string]>, run: Run): void {
  const short = secrets.flatMap(([name, secret]) => (isMaskable(secret) ? [] : [`'${name}'`]));
  if (short.length > 0)
    run.log({
      message: `These secrets are too short to be hidden in the log: ${short.join(', ')}`,
    });
}

async function runSteps(run: Run, parts: StepParts): Promise<RunResult> {
  const { spec } = run;
  const { steps } = spec;
  const missing = findMissingAction(nameTemplate(spec), steps, parts.actions);
  if (missing !== undefined) return { error: { name: 'InputError', message: missing } };
  run.log({ message: `Starting up task with ${steps.length} steps` });
  const context = createContext(run, parts);
  let failure: { name: string; message: string } | undefined;
  for (const step of steps) {
    const hasFailed = failure !== undefined;
    const log = (message: string, status?: TaskStatus): void =>
      run.log({ message, stepId: step.id, ...(status === undefined ? {} : { status }) });
    try {
      const decision = await decideStep(step, context, {
        session: parts.session,
        hasFailed,
        onProblem: (problem) => reportProblem('if', problem, createLog(run, parts, step).logger),
      });
      if (!decision.runs) {
        log(decision.reason, 'skipped');
        continue;
      }
      assertRunning(step, run);
      log(`Beginning step ${step.name}`, 'processing');
      const output = await runStep(step, { context, hasFailed }, run, parts);
      if (output === undefined) continue;
      (context['steps'] as JsonObject)[step.id] = { output };
      assertRunning(step, run);
      log(`Finished step ${step.name}`, 'completed');
    } catch (cause) {
      const error = run.signal.aborted ? cancellation(step, run) : describeError(cause);
      log(`${error.name}: ${error.message}`, 'failed');
      failure ??= error;
      // A canceled task runs nothing more, not even steps that run always.
      if (run.signal.aborted) return skipAfter(step, run, failure);
    }
  }
  if (failure) return { error: failure };
  try {
    const { logger } = createLog(run, parts);
    const output = await parts.session.renderValue(spec.output, context, (problem) =>
      reportProblem('output', problem, logger),
    );
    return { output: omitUnmet(output as JsonObject, spec.output) };
  } catch (cause) {
    return { error: describeError(cause) };
  }
}

function skipAfter(step: TaskStep, run: Run, error: { name: string; message: string }): RunResult {
  for (const { id } of run.spec.steps.slice(run.spec.steps.indexOf(step) + 1))
    run.log({
      message: `Skipping step ${id} because a previous step failed`,
      stepId: id,
      status: 'skipped',
    });
  return { error };
}

/** What expressions of templates can read. Only inputs of steps can also read secrets. */
function createContext({ id, spec }: Run, parts: StepParts): JsonObject {
  return {
    parameters: spec.parameters,
    steps: {},
    user: (spec.user ?? {}) as JsonObject,
    context: { task: { id } },
    environment: { parameters: parts.settings().environment.parameters },
  };
}

/** Runs a step once, or for each item. Returns its output, or `undefined` if a dry run skips it. */
async function runStep(
  step: TaskStep,
  { context, hasFailed }: { context: JsonObject; hasFailed: boolean },
  run: Run,
  parts: StepParts,
): Promise<JsonObject | undefined> {
  const action = parts.actions.find(step.action) as TemplateAction;
  const log = createLog(run, parts, step);
  const { logger } = log;
  const { environment, limits } = parts.settings();
  const iterations = await renderIterations(step, {
    context,
    secrets: run.secrets,
    environment,
    session: parts.session,
    mask: parts.mask,
    hasFailed,
    maxLength: limits.renderOutputBytes,
    onProblem: (part, problem) => reportProblem(part, problem, logger),
    assertRunning: () => assertRunning(step, run),
  });
  if (run.isDryRun) {
    for (const { input } of iterations)
      if (input !== undefined)
        logger.info(
          `Running ${action.id} in dry-run mode with inputs (secrets redacted): ${JSON.stringify(input, undefined, 2)}`,
        );
    if (action.supportsDryRun !== true) {
      run.log({
        message: `Skipping because ${action.id} does not support dry-run`,
        stepId: step.id,
        status: 'skipped',
      });
      const example = exampleOutput(action.schema?.output) as JsonObject;
      (context['steps'] as JsonObject)[step.id] = { output: example };
      return undefined;
    }
  }
  for (const iteration of iterations) await assertInput(action, iteration, run, parts);
  const outputs: JsonObject[] = [];
  try {
    for (const { each, input } of iterations) {
      assertRunning(step, run);
      if (each)
        logger.info(`${input === undefined ? 'Skipping' : 'Running'} step each: ${JSON.stringify(each)}`);
      if (input === undefined) continue;
      const output: JsonObject = {};
      outputs.push(output);
      const done = action.handler({
        input: input as JsonObject,
        output: (name, value) => void (output[name] = value),
        ...log,
        workspacePath: run.workspace.path,
        createTemporaryDirectory: () => run.workspace.createTemporaryDirectory(),
        secrets: run.secrets,
        task: { id: run.id },
        step: { id: step.id, name: step.name },
        ...describeTemplate(run),
        caller: run.caller,
        isDryRun: run.isDryRun,
        signal: run.signal,
        checkpoint: (key, work) =>
          run.checkpoint([step.id, ...(each ? [each.key] : []), key].join('\n'), work),
      });
      await Promise.race([done, parts.aborted]);
      assertRunning(step, run);
      await run.workspace.assertWithinLimits();
    }
  } finally {
    // Its last line may have no line break, also that of an action which fails.
    log.logStream.end();
    await finished(log.logStream).catch(() => undefined);
  }
  return step.each === undefined ? (outputs[0] ?? {}) : mergeOutputs(outputs);
}

/** Creates the log of a step, or of the whole run. */
function createLog(run: Run, { mask }: StepParts, step?: TaskStep): StepLog {
  return createStepLog(mask, (message) => run.log({ message, ...(step && { stepId: step.id }) }));
}

/** An expression that cannot be rendered stays as it is written. */
function reportProblem(part: string, problem: string, logger: ActionLog): void {
  logger.warn(`An expression of '${part}' cannot be rendered and stays as it is: ${problem}`);
}

/** Time for an action to react to the end of its task. */
const ABORT_MS = 5_000;

/** Resolves some time after the signal, so that an action that ignores it cannot keep a canceled task. */
function waitAfterAbort(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wait = (): void => void setTimeout(resolve, ABORT_MS).unref();
    if (signal.aborted) wait();
    else signal.addEventListener('abort', wait, { once: true });
  });
}

/** The outputs of a step that ran for each item: a list for each name. */
function mergeOutputs(outputs: readonly JsonObject[]): JsonObject {
  const names = new Set(outputs.flatMap((output) => Object.keys(output)));
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      outputs.flatMap((output) => (name in output ? [output[name] ?? null] : [])),
    ]),
  );
}

async function assertInput(
  action: TemplateAction,
  { each, input }: Iteration,
  run: Run,
  { validate }: RunParts,
): Promise<void> {
  if (input === undefined) return;
  const name = each ? `${action.id}[${each.key}]` : action.id;
  if (action.schema?.input) {
    const errors = await validate(input, action.schema.input);
    if (errors.length > 0)
      throw namedError(
        'InputError',
        `Invalid input passed to action ${name}, ${errors.map(({ stack }) => stack).join(', ')}`,
      );
  }
  if (!isJsonObject(input)) throw namedError('InputError', `Invalid input passed to action ${name}.`);
  if (!run.allows(action.id, input))
    throw namedError('NotAllowedError', `You don't have access to the action ${name} with this input.`);
}

function describeTemplate({ spec, baseUrl }: Run): Pick<ActionContext, 'templateInfo' | 'user'> {
  const { templateInfo, user } = spec;
  return {
    ...(templateInfo && {
      templateInfo: {
        entityRef: templateInfo.entityRef,
        ...(baseUrl === undefined ? {} : { baseUrl }),
        ...(templateInfo.entity && { entity: templateInfo.entity }),
      },
    }),
    ...(user?.ref !== undefined && {
      user: { ref: user.ref, ...(user.entity && { entity: user.entity }) },
    }),
  };
}

function nameTemplate({ templateInfo }: TaskSpec): string {
  return templateInfo === undefined ? 'the template' : `the template '${templateInfo.entityRef}'`;
}

function assertRunning(step: TaskStep, run: Run): void {
  if (run.signal.aborted) throw namedError('Error', cancellation(step, run).message);
}

function cancellation(step: TaskStep, { id, signal }: Run): { name: string; message: string } {
  const { reason } = signal;
  if (reason instanceof Error && reason.name === 'TimeoutError')
    return { name: 'TimeoutError', message: reason.message };
  return { name: 'Error', message: `Step ${step.id} (${step.name}) of task ${id} has been cancelled.` };
}

function namedError(name: string, message: string): Error {
  return Object.assign(new Error(message), { name });
}

/** The message is shown to users. The stack is not, because it contains paths of the server. */
function describeError(cause: unknown): { name: string; message: string } {
  if (cause instanceof Error) return { name: cause.name, message: cause.message };
  return { name: 'Error', message: String(cause) };
}
