import { inputError } from '#backend';
import type { ScmType } from '#model';

/** A value that a form can suggest. */
export interface AutocompleteResult {
  id: string;
  title?: string;
}

/** What the user has entered so far. */
export type AutocompleteContext = Readonly<Record<string, string>>;

/** The API of a host, with the caller's token. */
export interface AutocompleteApi {
  /** Returns the JSON at a path with its query. */
  get: (path: string) => Promise<unknown>;
  /** Returns the objects of all pages. `path` returns the path of a page, from 1, with its size. */
  list: (path: (page: number, size: number) => string) => Promise<Array<Record<string, unknown>>>;
}

/** Finds the values of a resource. */
export type FindValues = (
  api: AutocompleteApi,
  context: AutocompleteContext,
) => Promise<AutocompleteResult[]>;

/** A service that can be asked for values. */
export interface AutocompleteProvider {
  type: ScmType;
  /** The host without `host` in the context. Absent if the service has no public host. */
  host?: string;
  resources: Readonly<Record<string, FindValues>>;
}

/** The services by the name of their provider. */
export const autocompleteProviders: Readonly<Record<string, AutocompleteProvider>> = {
  github: {
    type: 'github',
    host: 'github.com',
    resources: {
      owners: async ({ get, list }) => [
        ...pickIds([await get('/user')], 'login'),
        ...pickIds(await list((page, size) => `/user/orgs?per_page=${size}&page=${page}`), 'login'),
      ],
      repositoriesWithOwner: async ({ list }) =>
        pickIds(await list((page, size) => `/user/repos?per_page=${size}&page=${page}`), 'full_name'),
      branches: async ({ list }, context) => {
        const path = `/repos/${urlNames(context, ['owner', 'repository'])}/branches`;
        return pickIds(await list((page, size) => `${path}?per_page=${size}&page=${page}`), 'name');
      },
    },
  },
  gitea: {
    type: 'gitea',
    resources: {
      owners: async ({ get, list }) => [
        ...pickIds([await get('/user')], 'login'),
        ...pickIds(await list((page, size) => `/user/orgs?limit=${size}&page=${page}`), 'username'),
      ],
      repositoriesWithOwner: async ({ list }) =>
        pickIds(await list((page, size) => `/user/repos?limit=${size}&page=${page}`), 'full_name'),
      branches: async ({ list }, context) => {
        const path = `/repos/${urlNames(context, ['owner', 'repository'])}/branches`;
        return pickIds(await list((page, size) => `${path}?limit=${size}&page=${page}`), 'name');
      },
    },
  },
  gitlab: {
    type: 'gitlab',
    host: 'gitlab.com',
    resources: {
      groups: async ({ get, list }) => [
        ...pickTitles(await list((page, size) => `/groups?per_page=${size}&page=${page}`), 'full_path'),
        // Users are the owners of their own repositories.
        ...pickTitles([await get('/user')], 'username'),
      ],
      repositories: async ({ get, list }, context) => {
        const id = urlNames(context, ['id']);
        const user = await get('/user');
        const owner = pickTitles([user], 'username')[0]?.id === context['id'] ? 'users' : 'groups';
        const path = `/${owner}/${id}/projects`;
        return pickTitles(await list((page, size) => `${path}?per_page=${size}&page=${page}`), 'name');
      },
    },
  },
  'bitbucket-cloud': {
    type: 'bitbucketCloud',
    host: 'bitbucket.org',
    resources: {
      workspaces: async ({ list }) =>
        pickIds(await list((page, size) => `/workspaces?pagelen=${size}&page=${page}`), 'slug'),
      projects: async ({ list }, context) => {
        const path = `/workspaces/${urlNames(context, ['workspace'])}/projects`;
        return pickIds(await list((page, size) => `${path}?pagelen=${size}&page=${page}`), 'key');
      },
      repositories: async ({ list }, context) => {
        const workspace = urlNames(context, ['workspace', 'project']).split('/')[0];
        const query = encodeURIComponent(`project.key=${JSON.stringify(context['project'])}`);
        const path = `/repositories/${workspace}?q=${query}`;
        return pickIds(await list((page, size) => `${path}&pagelen=${size}&page=${page}`), 'slug');
      },
      branches: async ({ list }, context) => {
        const path = `/repositories/${urlNames(context, ['workspace', 'repository'])}/refs/branches`;
        return pickIds(await list((page, size) => `${path}?pagelen=${size}&page=${page}`), 'name');
      },
    },
  },
};

/** Returns values of the context as a part of a path. */
function urlNames(context: AutocompleteContext, names: readonly string[]): string {
  const missing = names.filter((name) => !context[name]);
  if (missing.length > 0) throw inputError(`Missing ${missing.join(' and ')} context parameter`);
  return names.map((name) => encodeName(String(context[name]))).join('/');
}

/** URLs with dots as names lead to other paths. */
function encodeName(name: string): string {
  if (/^\.+$/.test(name)) throw inputError(`'${name}' is not a valid name.`);
  return encodeURIComponent(name);
}

function pickIds(items: readonly unknown[], key: string): AutocompleteResult[] {
  return items.flatMap((item) => {
    const id = (item as Record<string, unknown>)[key];
    return typeof id === 'string' && id !== '' ? [{ id }] : [];
  });
}

function pickTitles(items: readonly unknown[], key: string): AutocompleteResult[] {
  return items.flatMap((item) => {
    const { id, [key]: title } = item as Record<string, unknown>;
    return (typeof id === 'number' || typeof id === 'string') && typeof title === 'string'
      ? [{ id: String(id), title: title.trim() }]
      : [];
  });
}
