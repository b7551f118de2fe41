import { Worker } from 'node:worker_threads';
import { inputError } from '#backend';
import type { JsonObject, JsonValue } from '#model';
import type { ValueErrors } from '../../protocol/templates';

/** Returns the errors of a value, or none if it matches the JSON Schema. */
export type ValidateValue = (value: JsonValue, schema: JsonObject) => Promise<ValueErrors['errors']>;

export interface SchemaValidator {
  /** @throws HttpError 400 if the schema is invalid or takes too long */
  validate: ValidateValue;
  stop(): Promise<void>;
}

/** Time for one value. Patterns can take forever. */
const TIME_LIMIT_MS = 2_000;

interface Waiting {
  resolve: (errors: ValueErrors['errors']) => void;
  reject: (error: Error) => void;
}

/** Validates values in a thread, so that no schema can block the portal. */
export function createSchemaValidator(timeLimitMs = TIME_LIMIT_MS): SchemaValidator {
  let thread: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting: Waiting | undefined;

  function start(): Worker {
    const started = new Worker(new URL('./schemaThread.mjs', import.meta.url), {
      execArgv: [],
      env: {},
      name: 'trellis-schema',
      resourceLimits: { maxOldGenerationSizeMb: 128 },
    });
    started.unref();
    started.on('message', (answer: { errors: ValueErrors['errors'] } | { message: string }) => {
      if ('errors' in answer) waiting?.resolve(answer.errors);
      else waiting?.reject(inputError(`The schema cannot be used. ${answer.message}`));
    });
    started.on('error', (error) => {
      thread = undefined;
      waiting?.reject(inputError(`The schema cannot be used. ${error.message}`));
    });
    return started;
  }

  async function validateNow(value: JsonValue, schema: JsonObject): Promise<ValueErrors['errors']> {
    thread ??= start();
    const used = thread;
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        timer = setTimeout(() => {
          thread = undefined;
          void used.terminate();
          const seconds = timeLimitMs / 1000;
          reject(
            inputError(
              `Checking the values takes longer than ${seconds} seconds. Simplify the patterns of the schema.`,
            ),
          );
        }, timeLimitMs);
        used.postMessage({ value, schema });
      });
    } finally {
      clearTimeout(timer);
      waiting = undefined;
    }
  }

  return {
    validate(value, schema) {
      const next = last.then(() => validateNow(value, schema));
      last = next.catch(() => undefined);
      return next;
    },
    async stop() {
      await last;
      await thread?.terminate();
    },
  };
}
