import { readMap, ReadError, type ConfigData, type HostedRepository, type LiveSettings } from '#backend';
import {
  createScmIntegrations,
  isJsonObject,
  type ScmAddress,
  type ScmConfig,
  type ScmIntegration,
  type ScmIntegrations,
  type ScmType,
} from '#model';
import { findTrust, type Trust } from './guard/findTrust';
import type { Credentials, PlannedRequest, Send } from './http/createSender';
import { readBody } from './http/readBody';
import type { RequestPolicy } from './http/requestPolicy';
import { findCredentials } from './scm/credentials/findCredentials';
import { tokenCredentials } from './scm/credentials/tokenCredentials';
import { createTokenCache } from './scm/credentials/tokenCache';
import { explainMissingRepository, explainStatus, printEntry, type StatusContext } from './scm/explainStatus';
import { hasUnsafePath } from './scm/hasUnsafePath';
import { createSlashRefs, listLongerRefs, type FoundAddress } from './scm/slashRefs';
import type { PlannedText, ScmPlace, ScmService } from './scm/scmService';
import { findService } from './scm/services';
import type { ReadingSettings } from './readingSettings';

const TEXT_BYTES = 64 * 1024 * 1024;
const TEXT_SECONDS = 60;

/** A repository that can be read, for one address in it. */
export interface ScmSource {
  integration: ScmIntegration;
  service: ScmService;
  place: ScmPlace;
  /**
   * Sends a request with the credentials. Statuses other than 304 and success are errors.
   *
   * @throws ReadError
   */
  fetch(request: PlannedRequest, options: FetchOptions): Promise<Response>;
  /**
   * Returns the value of a response.
   *
   * @throws ReadError
   */
  read<Value>(request: PlannedText<Value>, signal: AbortSignal | undefined): Promise<Value>;
  /**
   * Returns the id of the current commit, or `undefined` if the service has none.
   *
   * @throws ReadError
   */
  readVersion(signal: AbortSignal | undefined): Promise<string | undefined>;
  /** Returns the name of the default branch, or `undefined` if the service has none. */
  readDefaultRef(signal: AbortSignal | undefined): Promise<string | undefined>;
  /** Returns the source of another path or ref of the repository. */
  at(change: Partial<ScmAddress>): ScmSource;
}

/** How a request is sent. */
export interface FetchOptions {
  timeoutSeconds: number;
  signal?: AbortSignal | undefined;
}

/** How requests to a host are sent. */
export interface ScmConnection {
  config: ScmConfig;
  service: ScmService;
  /** Identifies the entry of the configuration. */
  label: string;
  entry: ConfigData;
  trust: (url: URL) => Trust;
  policy: RequestPolicy;
  /** `undefined` if neither the configuration nor the caller has any. */
  credentials: Credentials | undefined;
}

/** Finds the repositories of URLs. */
export interface ScmSources {
  /** Returns the integration and address of a URL, or `undefined` if it is not one of a repository. */
  find(url: string): FoundAddress | undefined;
  /**
   * Opens the repository of a URL. `token` replaces the configured credentials.
   *
   * @throws ReadError if the credentials cannot be used
   */
  open(found: FoundAddress, token?: string): Promise<ScmSource>;
  /**
   * Returns how to send requests to the host of a repository, to URLs of this host only. Returns `undefined` if the service has no such
   * host.
   *
   * @throws ReadError if the credentials cannot be used
   */
  connect(type: ScmType, repository: HostedRepository, token?: string): Promise<ScmConnection | undefined>;
  /** Finds the ref of a URL if it does not end where it seems to, and remembers it. */
  findLongerRef(
    found: FoundAddress,
    source: ScmSource,
    signal: AbortSignal | undefined,
  ): Promise<FoundAddress | undefined>;
}

/** Creates the sources of all integrations. Tokens are kept until they expire. */
export function createScmSources(
  settings: LiveSettings<ReadingSettings>,
  send: Send,
  environment: NodeJS.ProcessEnv,
): ScmSources {
  const tokens = createTokenCache();
  const refs = createSlashRefs();
  let known: { section: unknown; integrations: ScmIntegrations } | undefined;

  function currentIntegrations(): ScmIntegrations {
    const section = settings.current.integrations;
    if (!known || known.section !== section)
      known = { section, integrations: createScmIntegrations(section) };
    return known.integrations;
  }

  async function connect(
    { url: name, integration, address }: FoundAddress,
    token: string | undefined,
  ): Promise<ScmConnection> {
    const { type, config } = integration;
    const service = findService(type, config);
    const entry = findEntry(settings.current.integrations, type, config.index);
    const label = printEntry(type, config);
    const policy = readRequestPolicy(entry);
    const trust = (url: URL): Trust => trustHost(url, integration, service) ?? refuseUrl(url);
    const findConfigured = async (): Promise<Credentials | undefined> =>
      findCredentials({
        type,
        config,
        entry,
        address,
        label,
        tokens,
        environment,
        fetchText: async (request) => {
          const response = await send(request, {
            trust: (url) => trustUrl(url, integration, service, settings.current),
            name,
            policy,
            timeoutSeconds: TEXT_SECONDS,
          });
          if (!response.ok) throw await refuse(response, service, { name, type, config, isAnonymous: false });
          return readText(response, name);
        },
      });
    const credentials = token === undefined ? await findConfigured() : tokenCredentials(type, label, token);
    return { config, service, label, entry, trust, policy, credentials };
  }

  return {
    find(url) {
      const integration = currentIntegrations().byUrl(url);
      const { protocol, username, password } = URL.canParse(url) ? new URL(url) : new URL('invalid:');
      if (!/^https?:$/.test(protocol) || username !== '' || password !== '') return undefined;
      const address = integration?.parseUrl(url);
      if (!integration || !address || hasUnsafePath(address)) return undefined;
      return refs.apply({
        integration,
        address: { ...address, path: address.path.replace(/\/+$/, '') },
        url,
      });
    },

    async findLongerRef(found, source, signal) {
      const { planVersion } = source.service;
      if (!planVersion) return undefined;
      const exists = async (address: ScmAddress): Promise<boolean> => {
        const plan = planVersion(source.at({ ...address, path: '' }).place);
        return source.read(plan, signal).then(
          () => true,
          (error: unknown) => {
            if (error instanceof ReadError) return false;
            throw error;
          },
        );
      };
      const longer = listLongerRefs(found);
      if (longer.length === 0 || (await exists(found.address))) return undefined;
      for (const address of longer) {
        if (!(await exists(address))) continue;
        refs.add(found.integration, address);
        return { ...found, address };
      }
      return undefined;
    },

    async open(found, token) {
      const { url: name, integration, address } = found;
      const { type, config } = integration;
      const { service, entry, policy, credentials } = await connect(found, token);
      // A file can be read with a redirect to another host that is allowed.
      const trust = (url: URL): Trust => trustUrl(url, integration, service, settings.current);
      const isAnonymous = credentials === undefined;
      return createSource({
        integration,
        service,
        place: { config, entry, address, isAnonymous },
        status: { name, type, config, isAnonymous },
        send: (request, options) => send(request, { ...options, trust, name, policy, credentials }),
      });
    },

    async connect(type, { host, owner = '', organization, project, repo }, token) {
      const integration = currentIntegrations()
        .list()
        .find((each) => each.type === type && each.config.host === host.toLowerCase());
      const address = { owner, organization, project, repo, path: '' };
      return integration && connect({ integration, address, url: `${host}/${owner}/${repo}` }, token);
    },
  };
}

function findEntry(section: unknown, type: ScmType, index: number | undefined): ConfigData {
  const list = isJsonObject(section) ? section[type] : undefined;
  const entry: unknown = Array.isArray(list) && index !== undefined ? list[index] : undefined;
  return isJsonObject(entry) ? entry : {};
}

/** Reads `retry` of an entry. Only entries of GitLab have it. */
function readRequestPolicy(entry: ConfigData): RequestPolicy {
  const { maxRetries, retryStatusCodes, maxApiRequestsPerMinute } = readMap(entry, 'retry') ?? {};
  // Environment variables result in strings.
  const codes = Array.isArray(retryStatusCodes) ? retryStatusCodes.map(Number) : [];
  return {
    maxRetries: Number(maxRetries ?? 0),
    retryStatusCodes: codes,
    maxRequestsPerMinute: Number(maxApiRequestsPerMinute ?? Infinity),
  };
}

interface SourceParts {
  integration: ScmIntegration;
  service: ScmService;
  place: ScmPlace;
  status: StatusContext;
  send: (request: PlannedRequest, options: FetchOptions) => Promise<Response>;
}

function createSource(parts: SourceParts): ScmSource {
  const { integration, service, place, status, send } = parts;
  const { name } = status;

  async function fetchChecked(request: PlannedRequest, options: FetchOptions): Promise<Response> {
    const response = await send(request, options);
    // Azure DevOps answers 203 with a page to sign in.
    if ((response.ok && response.status !== 203) || response.status === 304) return response;
    throw await refuse(response, service, status);
  }

  async function read<Value>(request: PlannedText<Value>, signal: AbortSignal | undefined): Promise<Value> {
    const body = await readText(await fetchChecked(request, { timeoutSeconds: TEXT_SECONDS, signal }), name);
    const value = request.read(body);
    if (value !== undefined) return value;
    throw new ReadError(
      `'${status.config.host}' returned an unexpected response to the request for '${name}'.`,
    );
  }

  /** Reads a fact about the whole repository. */
  async function readFact(
    plan: PlannedText<string> | undefined,
    signal: AbortSignal | undefined,
  ): Promise<string | undefined> {
    return (
      plan &&
      read(plan, signal).catch((error: unknown) => {
        throw error instanceof ReadError && error.notFound ? explainMissingRepository(status) : error;
      })
    );
  }

  return {
    integration,
    service,
    place,
    fetch: fetchChecked,
    read,
    readVersion: async (signal) =>
      place.address.path === ''
        ? readFact(service.planVersion?.(place), signal)
        : service.planVersion && read(service.planVersion(place), signal),
    readDefaultRef: async (signal) => readFact(service.planDefaultRef?.(place), signal),
    at: (change) => createSource({ ...parts, place: { ...place, address: { ...place.address, ...change } } }),
  };
}

async function readText(response: Response, name: string): Promise<string> {
  return Buffer.from(await readBody(response, name, TEXT_BYTES)).toString('utf8');
}

async function refuse(response: Response, service: ScmService, context: StatusContext): Promise<ReadError> {
  const missing = service.findMissing?.(response.status, await readText(response, context.name));
  if (missing === undefined) await response.body?.cancel();
  if (missing === 'repository') return explainMissingRepository(context);
  return explainStatus(missing === 'file' ? 404 : response.status, context);
}

/** The hosts of an entry are trusted as if they were listed. Public hosts without an entry must have public IP addresses. */
function trustHost(url: URL, { config }: ScmIntegration, service: ScmService): Trust | undefined {
  const { host, apiBaseUrl, baseUrl, rawBaseUrl, gitilesBaseUrl, endpoint } = config;
  // The buckets of a service at a private address are its subdomains.
  if (endpoint !== undefined && url.host.endsWith(`.${new URL(endpoint).host}`)) return 'listed';
  const urls = [apiBaseUrl, baseUrl, rawBaseUrl, gitilesBaseUrl, endpoint];
  const hosts = [
    host,
    ...urls.flatMap((text) => (text === undefined || text === '' ? [] : [new URL(text).host])),
    ...(service.hosts?.(config) ?? []),
  ];
  const own = findTrust(
    url,
    hosts.map((name) => ({ host: name })),
  );
  return own && config.index === undefined ? 'public' : own;
}

function trustUrl(
  url: URL,
  integration: ScmIntegration,
  service: ScmService,
  { allow }: ReadingSettings,
): Trust {
  return trustHost(url, integration, service) ?? findTrust(url, allow) ?? refuseUrl(url);
}

function refuseUrl(url: URL): never {
  throw new ReadError(
    `Reading from '${url.host}' is not allowed. Add the host to backend.reading.allow in the configuration.`,
  );
}
