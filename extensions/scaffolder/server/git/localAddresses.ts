import { posix } from 'node:path';
import { ReadError, type AddressProvider, type ProvidedAddress } from '#backend';
import { isRepositoryPart, type LocalRepositories, type RepositoryName } from './localRepositories';

/** The path of repositories below the base URL of the backend. */
const PATH = '/api/scaffolder/repositories';

/** The URLs of repositories on this machine. */
export interface LocalAddresses extends AddressProvider {
  /** The URL to clone a repository from. */
  remoteUrl(repository: RepositoryName): string;
  /** The URL of the files of the default branch. */
  contentsUrl(repository: RepositoryName): string;
  /** The URL of the page that shows a path of the repository. Without a host, if the app and the backend share one. */
  pageUrl(repository: RepositoryName, path: string): string;
}

/** The base URLs of the portal, without a slash at the end. */
export interface PortalUrls {
  appUrl: string;
  backendUrl: string;
}

/** Creates the addresses. */
export function createLocalAddresses(
  repositories: LocalRepositories,
  portalUrls: () => PortalUrls,
): LocalAddresses {
  const baseUrl = (): string => portalUrls().backendUrl;
  const printRepository = ({ owner, name }: RepositoryName): string =>
    `${baseUrl()}${PATH}/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`;
  const contentsUrl = (repository: RepositoryName): string => `${printRepository(repository)}/files`;

  /** Returns the repository and path of a URL. */
  function parse(url: string): { repository: RepositoryName; path: string } | undefined {
    const start = `${baseUrl()}${PATH}/`;
    if (!url.startsWith(start) || !URL.canParse(url)) return undefined;
    const rest = url.slice(start.length).replace(/[?#].*$/s, '');
    const [, owner = '', name = '', path = ''] = /^([^/]+)\/([^/]+)\/files(?:\/(.*))?$/s.exec(rest) ?? [];
    if (!isRepositoryPart(owner) || !isRepositoryPart(name)) return undefined;
    try {
      return { repository: { owner, name }, path: decodeURIComponent(path).replace(/\/+$/, '') };
    } catch {
      return undefined;
    }
  }

  return {
    remoteUrl: (repository) => `${printRepository(repository)}.git`,
    contentsUrl,
    pageUrl({ owner, name }, path) {
      const { appUrl, backendUrl } = portalUrls();
      const app = new URL(appUrl);
      // The portal may be open under another name of its host.
      const origin = app.origin === new URL(backendUrl).origin ? '' : app.origin;
      const names = path.split('/').filter((part) => part !== '');
      const file = names.length === 0 ? [] : ['files', ...names];
      const parts = ['create', 'repositories', owner, name, ...file].map(encodeURIComponent);
      return `${origin}${app.pathname.replace(/\/+$/, '')}/${parts.join('/')}`;
    },
    find(url): ProvidedAddress | undefined {
      const found = parse(url);
      if (!found) return undefined;
      const { repository, path } = found;
      return {
        async load() {
          const { files } = await repositories.list(repository);
          const file = files.find((candidate) => candidate.path === path);
          if (!file)
            throw new ReadError(`NotFoundError: Unable to read url, no matching files found for ${url}`, {
              notFound: true,
            });
          return { bytes: await repositories.load(repository, file.oid), etag: file.oid };
        },
        async list() {
          const { files, commitId } = await repositories.list(repository);
          const folder = path === '' ? '' : `${path}/`;
          const inside = files.filter((file) => file.path.startsWith(folder));
          const loaded = await Promise.all(
            inside.map(async ({ path: full, oid, isExecutable }) => {
              const bytes = await repositories.load(repository, oid);
              const load = async (): Promise<Uint8Array> => bytes;
              return { path: full.slice(folder.length), size: bytes.byteLength, isExecutable, load };
            }),
          );
          return { files: loaded, etag: commitId };
        },
        resolve(target) {
          const base = url.endsWith('/') || path === '' ? path : posix.dirname(path);
          const resolved = target.startsWith('/')
            ? posix.normalize(target)
            : posix.normalize(`/${base}/${target}`);
          const names = resolved.split('/').filter((name) => name !== '' && name !== '.');
          // A slash at the end marks a folder, so that paths can be resolved from it.
          return (
            [contentsUrl(repository), ...names.map(encodeURIComponent)].join('/') +
            (target.endsWith('/') ? '/' : '')
          );
        },
      };
    },
  };
}
