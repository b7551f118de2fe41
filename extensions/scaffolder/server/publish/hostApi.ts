import type { ScmType, JsonObject, JsonValue } from '#model';
import { isJsonObject } from '#model';
import type { SourceHost, SourceHosts } from '#backend';
import type { RepoLocation } from './repoLocation';

/** The REST API of a source control host. Paths start at its base URL. */
export interface HostApi {
  host: SourceHost;
  /** Returns the JSON of the response. @throws HostError for other statuses than success, ReadError if the host cannot be reached */
  call(method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, body?: JsonObject): Promise<JsonObject>;
  /** Like `call`, for responses that are lists. */
  list(path: string): Promise<JsonObject[]>;
}

/** The host answered with an error. The message is shown to users. */
export class HostError extends Error {
  override readonly name = 'HostError';
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

const MAX_MESSAGE = 500;

/** What opens an API. */
export interface OpenApi {
  sourceHosts: SourceHosts;
  type: ScmType;
  location: RepoLocation;
  /** Replaces the credentials of the configuration. */
  token: string | undefined;
  signal: AbortSignal;
}

/**
 * Opens the API of a repository's host.
 *
 * @throws ReadError if the configuration has no such host, or no credentials for it
 */
export async function openHostApi({ sourceHosts, type, location, token, signal }: OpenApi): Promise<HostApi> {
  const { host: name, owner, workspace, organization, project, repo } = location;
  const repository = { host: name, owner: owner || workspace, organization, project, repo };
  const host = await sourceHosts.open(type, repository, token);

  async function send(method: string, path: string, body?: JsonObject): Promise<JsonValue | undefined> {
    const response = await host.fetch({
      url: `${host.config.apiBaseUrl}${path}`,
      method,
      headers: {
        accept: type === 'github' ? 'application/vnd.github+json' : 'application/json',
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
      signal,
    });
    const text = await response.text();
    const content = parseJson(text);
    // Azure DevOps answers 203 with a page to sign in.
    if (response.ok && response.status !== 203 && (content !== undefined || text === '')) return content;
    throw explain(host, `${method} ${path}`, response.status, content);
  }

  return {
    host,
    async call(method, path, body) {
      const content = await send(method, path, body);
      return isJsonObject(content) ? content : {};
    },
    async list(path) {
      const content = await send('GET', path);
      return Array.isArray(content) ? content.filter(isJsonObject) : [];
    },
  };
}

function parseJson(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}

function explain(
  { config, entry }: SourceHost,
  request: string,
  status: number,
  content: JsonValue | undefined,
): HostError {
  const said = findMessage(content).slice(0, MAX_MESSAGE);
  const answer = `'${config.host}' answered ${status} to ${request.replace(/\?.*/, '')}${said === '' ? '.' : `: ${said}`}`;
  const isPage = status < 300;
  if (status === 401 || isPage)
    return new HostError(
      `${answer} Check that the credentials of ${entry} are valid.`,
      isPage ? 401 : status,
    );
  if (status === 403)
    return new HostError(`${answer} Check that the credentials of ${entry} have the permission.`, status);
  return new HostError(answer, status);
}

/** Each service has its own form: a text, an object, or a list. */
function findMessage(content: JsonValue | undefined): string {
  if (typeof content === 'string') return content;
  if (Array.isArray(content))
    return content
      .map(findMessage)
      .filter((text) => text !== '')
      .join(', ');
  if (!isJsonObject(content)) return '';
  const { message, error, errors, error_description: description } = content;
  const main = [message, error, description].map(findMessage).filter((text) => text !== '');
  const details = findMessage(errors);
  if (main.length > 0) return [main.join(' '), ...(details === '' ? [] : [details])].join(': ');
  if (details !== '') return details;
  // GitLab lists messages by field.
  return Object.entries(content)
    .flatMap(([field, value]) => (Array.isArray(value) ? [`${field} ${findMessage(value)}`] : []))
    .join(', ');
}
