import { valueErrorsSchema, type DryRunResponse } from '../protocol/templates';
import type { ValueError } from './ScaffolderApi';

/** The backend does not have the plugin `scaffolder`. Asking again does not help. */
export class MissingScaffolderError extends Error {
  override readonly name = 'MissingScaffolderError';

  constructor() {
    super('The backend does not have the scaffolder plugin.');
  }
}

/** A step of a dry run failed. */
export class DryRunError extends Error {
  override readonly name = 'DryRunError';

  constructor(
    override readonly cause: Error,
    /** The log until the failure. */
    readonly log: DryRunResponse['log'],
  ) {
    super(cause.message);
  }
}

/** The backend did not accept values. The message contains the response. */
export class CreateTaskError extends Error {
  override readonly name = 'CreateTaskError';

  private constructor(
    message: string,
    /** The HTTP status. */
    readonly status: number,
    /** The errors of the values. Empty if something else is wrong. */
    readonly errors: readonly ValueError[],
  ) {
    super(message);
  }

  static async fromResponse(response: Response): Promise<CreateTaskError> {
    const body = await response.text();
    const { status, statusText } = response;
    return new CreateTaskError(
      `Backend request failed, ${[status, statusText, body].filter(Boolean).join(' ')}`,
      status,
      readErrors(body),
    );
  }
}

function readErrors(body: string): readonly ValueError[] {
  try {
    return valueErrorsSchema.safeParse(JSON.parse(body)).data?.errors ?? [];
  } catch {
    return [];
  }
}
