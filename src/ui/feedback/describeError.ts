import { canReload, findConnectionError, isOutdated, OutdatedError } from '#sdk';
import type { UiText } from '../text/uiText';

/** The parts of an error that users and support staff need. */
export interface ErrorDescription {
  message: string;
  status?: number;
  requestId?: string;
  /** Whether a reload of the page can help. */
  isOutdated?: boolean;
  /** Stack and causes, shown on request. */
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

/** Describes a thrown value: an error with its causes, a response error with status and request id, or any other value. */
export function describeError(error: unknown, text: UiText): ErrorDescription {
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
    ...describeMessage(error, text),
    details: printDetails(error),
    ...found,
  };
}

/** The message without the name of the error, which is the name of a class. The details include it. */
function describeMessage(error: Error, text: UiText): Pick<ErrorDescription, 'message' | 'isOutdated'> {
  const failure = findConnectionError(error);
  if (failure) {
    const { address, page } = failure;
    const advice =
      page === undefined
        ? text('error.noResponse', { address })
        : text('error.noResponseCors', { address, page });
    return { message: error === failure ? advice : `${error.message}. ${advice}` };
  }
  if (isOutdated(error)) {
    const advice = text('error.outdated');
    const message = error instanceof OutdatedError ? advice : `${error.message}. ${advice}`;
    return { message, isOutdated: canReload() };
  }
  return { message: error.message || error.name };
}
