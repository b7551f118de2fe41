/** An unsuccessful response of a backend. */
export class ResponseError extends Error {
  /** The HTTP status. */
  readonly status: number;
  readonly statusText: string;
  /** The name of the backend's error, such as `NotFoundError`, if the response contains one. */
  readonly errorName?: string;
  /** The message of the backend's error, if the response contains one. */
  readonly reason?: string;
  /** The `x-request-id` of the response, for support requests. */
  readonly requestId?: string;
  /** Milliseconds to wait before a retry, from the `Retry-After` header. */
  readonly retryAfter?: number;

  private constructor(response: Response, reason: { name?: string; message?: string }) {
    const status = [response.status, response.statusText].filter(Boolean).join(' ');
    super(`Request failed with status ${status}${reason.message ? `, ${reason.message}` : ''}`);
    this.name = 'ResponseError';
    this.status = response.status;
    this.statusText = response.statusText;
    this.errorName = reason.name;
    this.reason = reason.message;
    this.requestId = response.headers.get('x-request-id') ?? undefined;
    this.retryAfter = parseRetryAfter(response.headers.get('retry-after'), Date.now());
  }

  /** Creates an error from a response that is not OK. A body without an error, such as a proxy's error page, is ignored. */
  static async fromResponse(response: Response): Promise<ResponseError> {
    return new ResponseError(response, readReason(await response.json().catch(() => undefined)));
  }
}

/** Parses leniently, because a failure here would hide the original error. */
function readReason(body: unknown): { name?: string; message?: string } {
  const error = isRecord(body) ? body['error'] : undefined;
  if (!isRecord(error)) return {};
  const { name, message } = error;
  return {
    ...(typeof name === 'string' && { name }),
    ...(typeof message === 'string' && { message }),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** `Retry-After` contains seconds or a date. */
function parseRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const milliseconds = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
}
