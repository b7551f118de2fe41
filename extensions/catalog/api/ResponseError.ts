interface ErrorBody {
  error?: { name?: string; message?: string };
}

/**
 * A backend refused a request. The message names the status and, when the backend gave one, its reason, so that it can
 * be shown as it is.
 */
export class ResponseError extends Error {
  override readonly name = 'ResponseError';
  readonly status: number;
  readonly statusText: string;
  /** What to quote to the operator of the backend, from the answer's `x-request-id`. */
  readonly requestId?: string;
  /** How long the backend asked to wait, in ms, from `retry-after`. */
  readonly retryAfter?: number;
  /** The name of the error inside the backend, such as `NotFoundError`. */
  readonly errorName?: string;

  private constructor(response: Response, body: ErrorBody) {
    const status = [response.status, response.statusText].filter(Boolean).join(' ');
    const reason = body.error?.message;
    super(`Request failed with status ${status}${reason ? `: ${reason}` : ''}`);
    this.status = response.status;
    this.statusText = response.statusText;
    this.requestId = response.headers.get('x-request-id') ?? undefined;
    this.retryAfter = readRetryAfter(response.headers.get('retry-after'));
    this.errorName = body.error?.name;
  }

  /** Reads the body of a refused answer; one that is no JSON, such as a proxy's page of HTML, is left out. */
  static async fromResponse(response: Response): Promise<ResponseError> {
    return new ResponseError(response, await readErrorBody(response));
  }
}

async function readErrorBody(response: Response): Promise<ErrorBody> {
  try {
    const body: unknown = JSON.parse(await response.text());
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}

/** Seconds, or a date. */
function readRetryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}
