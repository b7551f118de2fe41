/** What a backend answered in place of what it was asked for. */
export class ResponseError extends Error {
  /** The HTTP status. */
  readonly status: number;
  readonly statusText: string;
  /** The name of the error inside the backend, `NotFoundError` for one, when it gave any. */
  readonly errorName?: string;
  /** What to quote to the operator of the backend, from the answer's `x-request-id`. */
  readonly requestId?: string;
  /** Milliseconds after which the backend wants to be asked again, from the answer's `Retry-After`. */
  readonly retryAfter?: number;

  private constructor(response: Response, reason: { name?: string; message?: string }) {
    const status = [response.status, response.statusText].filter(Boolean).join(' ');
    super(`Request failed with status ${status}${reason.message ? `, ${reason.message}` : ''}`);
    this.name = 'ResponseError';
    this.status = response.status;
    this.statusText = response.statusText;
    this.errorName = reason.name;
    this.requestId = response.headers.get('x-request-id') ?? undefined;
    this.retryAfter = parseRetryAfter(response.headers.get('retry-after'), Date.now());
  }

  /** Makes the error of a response that is not OK. A body that gives no reason, such as a proxy's page, is left out. */
  static async fromResponse(response: Response): Promise<ResponseError> {
    return new ResponseError(response, readReason(await readJson(response)));
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

/** Read leniently: an error is no place to be strict about the form of an error. */
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

/** `Retry-After` holds seconds or a date. */
function parseRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const milliseconds = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
}
