import { safeParse } from 'zod/mini';
import type { JsonObject } from '#model';
import type { ApiHolder } from '#sdk';
import type { FormDecorator } from '../../blueprints/formDecorator';
import type { FormText } from '../../form/validate/describeError';

/** A decorator in a template. */
export interface DecoratorStep {
  id: string;
  input?: unknown;
}

/** What a task is created with. */
export interface TaskValues {
  values: JsonObject;
  secrets: Record<string, string>;
}

/**
 * Runs the decorators of a template one after the other. Each sees the changes of those before it.
 *
 * @throws Error if a decorator does not exist, does not accept its input, or fails. The message names it
 */
export async function runDecorators(
  steps: readonly DecoratorStep[],
  decorators: readonly FormDecorator[],
  start: TaskValues,
  { apis, t }: { apis: ApiHolder; t: FormText },
): Promise<TaskValues> {
  let { values, secrets } = start;
  for (const { id, input } of steps) {
    const decorator = decorators.find((one) => one.id === id);
    if (!decorator) throw new Error(t('create.noDecorator', { id }));
    const parsed = decorator.schema?.input
      ? safeParse(decorator.schema.input, input)
      : { success: true as const, data: input };
    if (!parsed.success) throw new Error(t('create.decoratorInput', { id }));
    await decorator.decorator(
      {
        input: parsed.data,
        formState: values,
        setFormState: (change) => (values = change(values) as JsonObject),
        setSecrets: (change) => (secrets = change(secrets)),
      },
      readDependencies(decorator, apis, t),
    );
  }
  return { values, secrets };
}

function readDependencies(
  { id, deps }: FormDecorator,
  apis: ApiHolder,
  t: FormText,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(deps).map(([name, ref]) => {
      const api = apis.get(ref);
      if (api === undefined) throw new Error(t('create.noApi', { id, api: ref.id }));
      return [name, api];
    }),
  );
}
