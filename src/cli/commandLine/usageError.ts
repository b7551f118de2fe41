/** The command line itself is wrong: an unknown command or option, or a value that does not fit. */
export class UsageError extends Error {
  override name = 'UsageError';
}
