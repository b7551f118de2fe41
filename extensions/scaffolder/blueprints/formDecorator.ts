import type { core } from 'zod/mini';
import type { ApiRef } from '#sdk';

/** What a decorator receives, and what it can change. */
export interface FormDecoratorContext<TInput = unknown> {
  /** The `input` of the decorator in the template. */
  input: TInput;
  /** The values of all pages. */
  formState: Record<string, unknown>;
  setFormState: (change: (current: Record<string, unknown>) => Record<string, unknown>) => void;
  setSecrets: (change: (current: Record<string, string>) => Record<string, string>) => void;
}

/** Runs after the form is submitted and before the task is created, for templates that list it in `EXPERIMENTAL_formDecorators`. */
export interface FormDecorator {
  /** The `id` in templates. */
  id: string;
  schema?: { input?: core.$ZodType };
  /** The APIs that the decorator uses, by the names of its second argument. */
  deps: Record<string, ApiRef<unknown>>;
  decorator: (context: FormDecoratorContext, deps: Record<string, unknown>) => void | Promise<void>;
}

/** What {@link createFormDecorator} receives. */
export interface FormDecoratorOptions<TInput, TDeps extends Record<string, unknown>> {
  id: string;
  /** A zod schema of `input`. */
  schema?: { input?: core.$ZodType<TInput> };
  deps?: { [name in keyof TDeps]: ApiRef<TDeps[name]> };
  decorator: (context: FormDecoratorContext<TInput>, deps: TDeps) => void | Promise<void>;
}

/**
 * Creates a decorator of template forms. If it throws, the task is not created, and the user sees the message.
 *
 * @example
 *   createFormDecorator({
 *     id: 'add-token',
 *     deps: { auth: githubAuthApiRef },
 *     async decorator({ setSecrets }, { auth }) {
 *       const token = await auth.getAccessToken();
 *       setSecrets((secrets) => ({ ...secrets, token }));
 *     },
 *   });
 */
export function createFormDecorator<
  TInput = unknown,
  TDeps extends Record<string, unknown> = Record<never, never>,
>(options: FormDecoratorOptions<TInput, TDeps>): FormDecorator {
  return { deps: {}, ...options } as unknown as FormDecorator;
}
