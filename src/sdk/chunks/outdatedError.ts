/**
 * A script of the portal can only be loaded by a reload of the page: the server has another version of the portal, or the browser
 * does not ask for the script again.
 */
export class OutdatedError extends Error {
  override readonly name = 'OutdatedError';

  constructor(
    /** The address of the script. */
    readonly address: string,
    cause?: unknown,
  ) {
    super('This part of the portal is no longer available. Reload the page.', { cause });
  }
}

/** Returns whether an error or one of its causes is an {@link OutdatedError}. */
export function isOutdated(error: unknown): boolean {
  return error instanceof OutdatedError || (error instanceof Error && isOutdated(error.cause));
}
