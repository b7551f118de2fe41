import * as z from 'zod/mini';
import { ConnectionError, readJson, ResponseError, type DiscoveryApi, type FetchApi } from '#sdk';
import { MissingScaffolderError } from './scaffolderErrors';

/** The APIs that requests to the scaffolder backend use. */
export interface ScaffolderTransport {
  discoveryApi: DiscoveryApi;
  fetchApi: FetchApi;
}

/** A request to the scaffolder backend. */
export interface ScaffolderRequest {
  /** The path after `/api/scaffolder`, with its query. */
  path: string;
  /** Sent with `POST`, as JSON. */
  body?: object;
  signal?: AbortSignal | undefined;
  /** In ms. */
  timeout?: number;
}

/** In ms. */
const requestTimeout = 30_000;

/** The transports whose backend does not have the plugin. It is not asked again until the page is reloaded. */
const missing = new WeakSet<ScaffolderTransport>();

/**
 * Sends a request and returns the response with any status.
 *
 * @throws MissingScaffolderError if the backend does not have the plugin, Error if it does not respond in time
 */
export async function requestScaffolder(
  transport: ScaffolderTransport,
  { path, body, signal, timeout = requestTimeout }: ScaffolderRequest,
): Promise<Response> {
  const late = AbortSignal.timeout(timeout);
  try {
    return await sendScaffolder(transport, path, {
      signal: signal ? AbortSignal.any([signal, late]) : late,
      ...(body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
  } catch (cause) {
    if (signal?.aborted || !late.aborted) throw cause;
    throw new Error(
      `The scaffolder backend at ${await transport.discoveryApi.getBaseUrl('scaffolder')} did not respond within ${timeout / 1000} seconds.`,
      { cause },
    );
  }
}

/**
 * Sends a request without a limit on its time, for streams.
 *
 * @throws MissingScaffolderError for 404 with an empty body, because the plugin's own responses have a reason
 */
export async function sendScaffolder(
  transport: ScaffolderTransport,
  path: string,
  init: RequestInit,
): Promise<Response> {
  if (missing.has(transport)) throw new MissingScaffolderError();
  const baseUrl = await transport.discoveryApi.getBaseUrl('scaffolder');
  const response = await transport.fetchApi.fetch(`${baseUrl}${path}`, init);
  if (response.status !== 404 || (await response.clone().text()) !== '') return response;
  missing.add(transport);
  throw new MissingScaffolderError();
}

/** Sends a request and reads its response. @throws ResponseError, or TypeError if the response is not as expected */
export async function requestParsed<T>(
  transport: ScaffolderTransport,
  schema: z.core.$ZodType<T>,
  request: ScaffolderRequest,
): Promise<T> {
  const response = await requestScaffolder(transport, request);
  if (!response.ok) throw await ResponseError.fromResponse(response);
  return readParsed(response, schema);
}

/** Reads a response. @throws TypeError that says where it is not as expected */
export async function readParsed<T>(response: Response, schema: z.core.$ZodType<T>): Promise<T> {
  return parseAs(await readJson(response, 'scaffolder'), schema);
}

/** Parses what the backend sent. @throws TypeError that says where it is not as expected */
function parseAs<T>(value: unknown, schema: z.core.$ZodType<T>): T {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue && issue.path.length > 0 ? ` at '${issue.path.map(String).join('.')}'` : '';
  throw new TypeError(`The scaffolder backend sent an unexpected response${where}.`);
}

/** Whether a failure can end on its own: those of networks and proxies. */
export function isTemporary(error: unknown): boolean {
  if (error instanceof ResponseError) return [408, 425, 429, 502, 503, 504].includes(error.status);
  return error instanceof ConnectionError;
}
