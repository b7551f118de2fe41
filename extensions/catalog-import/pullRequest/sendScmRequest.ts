import { ConnectionError, fetchResponse } from '#sdk';
import { PullRequestError, type PullRequestHint } from './pullRequestError';

/** A request to the API of a source-control service. */
export interface ScmRequest {
  method: 'GET' | 'POST' | 'PUT';
  url: string;
  headers: Record<string, string>;
  body?: object;
}

/** A failed response. */
export interface ScmFailure {
  status: number;
  /** The message of the service. */
  message: string;
  hint: PullRequestHint | undefined;
}

/** Sends a request. Returns the JSON of the response, or throws the error that `explain` creates from a failed one. */
export async function sendScmRequest(
  { method, url, headers, body }: ScmRequest,
  explain: (failure: ScmFailure) => Error,
): Promise<unknown> {
  const { host } = new URL(url);
  const response = await fetchResponse(url, {
    method,
    headers: { Accept: 'application/json', ...headers, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    if (!(error instanceof ConnectionError)) throw error;
    throw new PullRequestError(error.message, { type: 'unreachable', host }, error);
  });
  const content: unknown = await response.json().catch(() => undefined);
  if (response.ok && content !== undefined) return content;
  // Azure DevOps responds to requests without valid credentials with the sign-in page.
  const status = response.ok ? 401 : response.status;
  throw explain({ status, message: readMessage(content, response), hint: findHint(response, status, host) });
}

interface FailureBody {
  message?: unknown;
  errors?: ReadonlyArray<{ message?: unknown } | string>;
}

function readMessage(content: unknown, { status, statusText }: Response): string {
  const { message, errors = [] } = (content ?? {}) as FailureBody;
  if (typeof message !== 'string') return statusText || `HTTP ${status}`;
  const details = Array.isArray(errors)
    ? errors.flatMap((error: { message?: unknown } | string) => {
        const text = typeof error === 'string' ? error : error.message;
        return typeof text === 'string' ? [text] : [];
      })
    : [];
  return details.length > 0 ? `${message}: ${details.join(', ')}` : message;
}

function findHint({ headers }: Response, status: number, host: string): PullRequestHint | undefined {
  if (status === 429 || (status === 403 && headers.get('x-ratelimit-remaining') === '0'))
    return { type: 'rateLimit', host, ...readReset(headers) };
  if (status === 401 || status === 403 || status === 404) return { type: 'noAccess' };
  return undefined;
}

/** When requests are possible again, as far as the service says so. */
function readReset(headers: Headers): { until?: string } {
  const wait = Number(headers.get('retry-after') ?? Number.NaN);
  const reset = Number(headers.get('x-ratelimit-reset') ?? Number.NaN);
  const at = Number.isFinite(wait) ? Date.now() + wait * 1000 : reset * 1000;
  return Number.isFinite(at) ? { until: new Date(at).toISOString() } : {};
}
