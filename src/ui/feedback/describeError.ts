/** What a person and a supporter need to know of a failure. */
export interface ErrorDescription {
  message: string;
  /** The error's own name when it says more than 'Error'. */
  name?: string;
  status?: number;
  requestId?: string;
  /** Stack and cause, for the fold-out. */
  details?: string;
}

function readField(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, key) ? Reflect.get(at, key) : undefined,
    value,
  );
}

function readRequestId(error: unknown): string | undefined {
  const direct = readField(error, 'requestId') ?? readField(error, 'body', 'request', 'id');
  if (typeof direct === 'string') return direct;
  const headers = readField(error, 'response', 'headers');
  return headers instanceof Headers ? (headers.get('x-request-id') ?? undefined) : undefined;
}

function readStatus(error: unknown): number | undefined {
  const status =
    readField(error, 'status') ?? readField(error, 'statusCode') ?? readField(error, 'response', 'status');
  return typeof status === 'number' ? status : undefined;
}

function printDetails(error: Error): string {
  const own = error.stack?.includes(error.message)
    ? error.stack
    : `${error.name}: ${error.message}\n${error.stack ?? ''}`;
  return error.cause instanceof Error ? `${own}\nCaused by: ${printDetails(error.cause)}` : own;
}

/** Reads whatever was thrown: an error with its cause, a response error with status and request id, or a bare value. */
export function describeError(error: unknown): ErrorDescription {
  const status = readStatus(error);
  const requestId = readRequestId(error);
  const found = {
    ...(status === undefined ? {} : { status }),
    ...(requestId === undefined ? {} : { requestId }),
  };
  if (!(error instanceof Error))
    return {
      message: typeof error === 'string' ? error : String(readField(error, 'message') ?? error),
      ...found,
    };
  return {
    message: error.message || error.name,
    ...(error.name === 'Error' ? {} : { name: error.name }),
    details: printDetails(error),
    ...found,
  };
}
