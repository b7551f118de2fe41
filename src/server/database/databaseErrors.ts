/** The database cannot be reached now: stopped, starting, or the connection broke. Trying again later may work. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}

/** The folder of the embedded database belongs to another process. */
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
  // Shut down by an administrator or a crash, not yet accepting connections, too many of them, connection failures (class 08).
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

// Without a code: the client's own words when a connection ends under it.
const CONNECTION_LOST =
  /connection terminated|connection timeout|timeout exceeded when trying to connect|client has encountered a connection error|the embedded database/i;

/** The error as the rest of the server should see it: one class for every way in which a database can be out of reach. */
export function resolveDatabaseError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailableError) return error;
  const { code } = error as { code?: unknown };
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
