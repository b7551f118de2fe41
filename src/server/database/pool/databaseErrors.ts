/** The database is unavailable: stopped, starting, or the connection was lost. Retrying may work. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}

/** A query ran longer than its time limit and was stopped. */
export class DatabaseTimeoutError extends Error {
  override name = 'DatabaseTimeoutError';
}

/** The code of a query that was stopped: by its time limit, or because its caller left. */
export const QUERY_CANCELED = '57014';

/** Another process uses the folder of the embedded database. */
export class DatabaseLockedError extends Error {
  override name = 'DatabaseLockedError';
}

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ENOENT',
  'EAI_AGAIN',
  // Shut down by an administrator or a crash, not yet accepting connections, too many connections, connection
  // failures (class 08).
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
]);

// Errors without a code, which the client throws when it loses the connection.
const CONNECTION_LOST =
  /connection terminated|connection timeout|timeout exceeded when trying to connect|client has encountered a connection error|the embedded database/i;

/**
 * Converts all errors of an unavailable database to `DatabaseUnavailableError`, and those of stopped queries to
 * `DatabaseTimeoutError`. Returns other errors unchanged.
 */
export function resolveDatabaseError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailableError) return error;
  const { code } = error as { code?: unknown };
  if (code === QUERY_CANCELED) return new DatabaseTimeoutError(error.message, { cause: error });
  const unreachable = typeof code === 'string' ? UNREACHABLE.has(code) : isConnectionLost(error);
  if (!unreachable) return error;
  return new DatabaseUnavailableError(`The database cannot be reached: ${printCause(error)}`, {
    cause: error,
  });
}

function isConnectionLost(error: Error): boolean {
  if (error instanceof AggregateError)
    return error.errors.some((part) => part !== resolveDatabaseError(part));
  return CONNECTION_LOST.test(error.message);
}

function printCause(error: Error): string {
  const message =
    error instanceof AggregateError ? error.errors.map((part) => printCause(part)).join('; ') : error.message;
  return message || error.name;
}
