/** A mistake in the command line, such as an unknown command, an unknown option or an invalid value. */
export class UsageError extends Error {
  override name = 'UsageError';
}
