import { urlPath } from '#protocol';
import { ResponseError, type DiscoveryApi, type FetchApi } from '#sdk';

/** What the catalogue's calls are made with. */
export interface CatalogTransport {
  discoveryApi: DiscoveryApi;
  fetchApi: FetchApi;
}

/** One call. */
export interface CatalogHttpRequest {
  method?: 'GET' | 'POST' | 'DELETE';
  /** Segments of the path below the catalogue's base URL; each is encoded, so data can never leave its segment. */
  path: string[];
  query?: URLSearchParams;
  body?: unknown;
  signal?: AbortSignal;
}

/** In ms. */
const longestWait = 30_000;

/** What an answer must look like; the schemas of the protocol are that. */
export interface AnswerSchema<T> {
  safeParse(
    body: unknown,
  ):
    | { success: true; data: T }
    | { success: false; error: { issues: ReadonlyArray<{ path: PropertyKey[]; message: string }> } };
}

/** Makes one call and gives the answer whatever its status is. */
export async function sendCatalogRequest(
  { discoveryApi, fetchApi }: CatalogTransport,
  { method = 'GET', path, query, body, signal }: CatalogHttpRequest,
): Promise<Response> {
  const segments = path.map((segment) => urlPath`/${segment}`).join('');
  const search = query && query.size > 0 ? `?${query.toString()}` : '';
  const baseUrl = await discoveryApi.getBaseUrl('catalog');
  const timeout = AbortSignal.timeout(longestWait);
  try {
    return await fetchApi.fetch(`${baseUrl}${segments}${search}`, {
      method,
      headers: {
        Accept: 'application/json',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw explainFailure(baseUrl, timeout.aborted, cause);
  }
}

/** What a browser says of a lost connection, "Failed to fetch", helps nobody. */
function explainFailure(baseUrl: string, timedOut: boolean, cause: unknown): unknown {
  if (timedOut)
    return new Error(`The catalog backend at ${baseUrl} has not answered for 30 seconds.`, { cause });
  if (!(cause instanceof TypeError)) return cause;
  return new Error(
    `The catalog backend at ${baseUrl} could not be reached. It may be down, or this device may be offline.`,
    { cause },
  );
}

/** Makes one call whose answer does not matter beyond having succeeded. */
export async function sendCatalogCommand(
  transport: CatalogTransport,
  request: CatalogHttpRequest,
): Promise<void> {
  const response = await sendCatalogRequest(transport, request);
  if (!response.ok) throw await ResponseError.fromResponse(response);
}

/** Makes one call and reads its JSON, which must be of the shape that the protocol says. */
export async function readCatalogAnswer<T>(
  transport: CatalogTransport,
  request: CatalogHttpRequest,
  schema: AnswerSchema<T>,
): Promise<T> {
  const response = await sendCatalogRequest(transport, request);
  if (!response.ok) throw await ResponseError.fromResponse(response);
  const parsed = schema.safeParse(await readJson(response));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue && issue.path.length > 0 ? ` at '${issue.path.map(String).join('.')}'` : '';
  throw new TypeError(
    `The catalog backend gave an answer of another shape than expected${where}: ${issue?.message ?? ''}.`,
  );
}

/** As `readCatalogAnswer`; that the thing does not exist (404) is an answer too. */
export async function readCatalogAnswerIfAny<T>(
  transport: CatalogTransport,
  request: CatalogHttpRequest,
  schema: AnswerSchema<T>,
): Promise<T | undefined> {
  try {
    return await readCatalogAnswer(transport, request, schema);
  } catch (error) {
    if (error instanceof ResponseError && error.status === 404) return undefined;
    throw error;
  }
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    const found =
      text === '' ? 'an empty body' : (response.headers.get('content-type') ?? 'an unknown content type');
    throw new TypeError(
      `The catalog backend answered with ${found} where JSON was expected. Check that backend.baseUrl leads to the backend itself.`,
    );
  }
}
