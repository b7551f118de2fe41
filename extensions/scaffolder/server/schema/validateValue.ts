import { Worker } from 'node:worker_threads';
import { inputError, tooManyRequestsError } from '#backend';
import type { JsonObject, JsonValue } from '#model';
import type { ValueErrors } from '../../protocol/templates';
import { createThreadPool, ThreadTimeoutError } from '../threads/createThreadPool';

/**
 * Returns the errors of a value, or none if it matches the JSON Schema. Values of the same `caller` are validated one after another,
 * so that slow schemas of one caller do not delay others.
 *
 * @throws HttpError 400 if the schema is invalid or takes too long, 429 if the caller has too many values waiting
 */
export type ValidateValue = (
  value: JsonValue,
  schema: JsonObject,
  caller?: string,
) => Promise<ValueErrors['errors']>;

export interface SchemaValidator {
  validate: ValidateValue;
  stop(): Promise<void>;
}

type Answer = { errors: ValueErrors['errors'] } | { message: string };

/** Time for one value. Patterns can take forever. */
const TIME_LIMIT_MS = 2_000;
const THREADS = 3;
/** Values of one caller that wait. */
const MAX_WAITING = 10;

/** Validates values in threads, so that no schema can block the portal. */
export function createSchemaValidator(timeLimitMs = TIME_LIMIT_MS): SchemaValidator {
  const pool = createThreadPool<{ value: JsonValue; schema: JsonObject }, Answer>(start, {
    threads: THREADS,
  });
  const lines = createLines(MAX_WAITING);

  async function validate(value: JsonValue, schema: JsonObject): Promise<ValueErrors['errors']> {
    const answer = await pool.run({ value, schema }, timeLimitMs).catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      throw inputError(
        error instanceof ThreadTimeoutError
          ? `Checking the values takes longer than ${timeLimitMs / 1000} seconds. Simplify the patterns of the schema.`
          : `The schema cannot be used. ${message}`,
      );
    });
    if ('message' in answer) throw inputError(`The schema cannot be used. ${answer.message}`);
    return answer.errors;
  }

  return {
    validate: (value, schema, caller) =>
      caller === undefined ? validate(value, schema) : lines(caller, () => validate(value, schema)),
    stop: () => pool.stop(),
  };
}

function start(): Worker {
  return new Worker(new URL('./schemaThread.mjs', import.meta.url), {
    execArgv: [],
    env: {},
    name: 'trellis-schema',
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });
}

/** Does the work of each caller one after another. */
function createLines(maxWaiting: number): <T>(caller: string, work: () => Promise<T>) => Promise<T> {
  const lines = new Map<string, { length: number; last: Promise<unknown> }>();
  return async (caller, work) => {
    const line = lines.get(caller) ?? { length: 0, last: Promise.resolve() };
    if (line.length > maxWaiting)
      throw tooManyRequestsError('Too many of your forms are being checked. Try again in a few seconds.', 5);
    lines.set(caller, line);
    line.length += 1;
    const done = line.last.then(work);
    line.last = done.catch(() => undefined);
    try {
      return await done;
    } finally {
      line.length -= 1;
      if (line.length === 0) lines.delete(caller);
    }
  };
}
