import * as z from 'zod/mini';
import {
  inputError,
  openTo,
  parseBody,
  ReadError,
  type Router,
  type SourceHost,
  type SourceHosts,
} from '#backend';
import { isJsonObject } from '#model';
import {
  type AutocompleteApi,
  type AutocompleteResult,
  autocompleteProviders,
} from './autocompleteProviders';

const requestSchema = z.object({
  token: z.string(),
  context: z.optional(z.record(z.string(), z.string())),
});

/** Gitea allows no larger pages. */
const PAGE_SIZE = 50;
const MAX_PAGES = 100;
const TIMEOUT_MS = 30_000;

/** Suggests values for form fields: what the caller's token gives access to at a host of the configuration. */
export function autocompleteRoute(router: Router, sourceHosts: SourceHosts): void {
  router.post<{ Params: { provider: string; resource: string } }>(
    '/v2/autocomplete/:provider/:resource',
    openTo('callers', 'It uses the token in the request, and no data of the portal.'),
    async (request): Promise<{ results: AutocompleteResult[] }> => {
      const { provider: name, resource } = request.params;
      const { token, context = {} } = parseBody(requestSchema, request.body);
      const provider = Object.hasOwn(autocompleteProviders, name) ? autocompleteProviders[name] : undefined;
      if (!provider) throw inputError(`Unsupported provider: ${name}`);
      const find = Object.hasOwn(provider.resources, resource) ? provider.resources[resource] : undefined;
      if (!find) throw inputError(`Invalid resource: ${resource}`);
      const host = context['host'] ?? provider.host;
      if (!host) throw inputError('Missing host context parameter');
      if (token === '') throw inputError('The token is empty. Send the token of the user for the host.');
      try {
        const opened = await sourceHosts.open(provider.type, { host, repo: '' }, token);
        return { results: await find(createApi(opened), context) };
      } catch (error) {
        // The host is chosen by the caller, so the caller can do something about it.
        throw error instanceof ReadError ? inputError(error.message) : error;
      }
    },
  );
}

function createApi(host: SourceHost): AutocompleteApi {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const get = async (path: string): Promise<unknown> => {
    const { apiBaseUrl, host: name } = host.config;
    const headers = { accept: 'application/json' };
    const response = await host.fetch({ url: `${apiBaseUrl}${path}`, headers, signal });
    if (response.ok) return parseJson(await response.text(), name);
    await response.body?.cancel();
    throw inputError(`'${name}' answered ${response.status} to GET ${path.replace(/\?.*/s, '')}.`);
  };
  return {
    get,
    async list(path) {
      const items: Array<Record<string, unknown>> = [];
      for (let page = 1; page <= MAX_PAGES; page += 1) {
        const content = await get(path(page, PAGE_SIZE));
        const values = isJsonObject(content) ? content['values'] : content;
        const found = Array.isArray(values) ? values.filter(isJsonObject) : [];
        items.push(...found);
        const isLast = isJsonObject(content) ? content['next'] === undefined : found.length < PAGE_SIZE;
        if (isLast) break;
      }
      return items;
    },
  };
}

function parseJson(text: string, host: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw inputError(`'${host}' returned a response that is not JSON.`);
  }
}
