import type { ScmConfig } from './integrationConfig';
import type { ScmAddress, ScmUrls } from './scmAddress';
import { joinSegments, splitSegments, trimGit } from './segments';

/** The host of Bitbucket Cloud. */
export const BITBUCKET_CLOUD_HOST = 'bitbucket.org';

/** Bitbucket Cloud: `/{workspace}/{repo}/src/{ref}/{path}`. */
export const bitbucketCloudUrls: ScmUrls<ScmConfig> = {
  parse(url) {
    const [owner, repo, view, ref, ...path] = splitSegments(url.pathname);
    if (owner === undefined || repo === undefined) return undefined;
    const address = { owner, repo: trimGit(repo) };
    if (ref === undefined || (view !== 'src' && view !== 'raw')) return { ...address, path: '' };
    return { ...address, ref, path: path.join('/') };
  },
  print: printCloud,
  printEdit: (address, config) => {
    const query = new URLSearchParams({ mode: 'edit', spa: '0', at: address.ref ?? 'HEAD' });
    return `${printCloud(address, config)}?${query.toString()}`;
  },
  printLine: (line) => ({ hash: `lines-${line}` }),
};

function printCloud({ owner, repo, ref, path }: ScmAddress, { baseUrl }: ScmConfig): string {
  const place = ref === undefined && path === '' ? '' : joinSegments('src', [ref ?? 'HEAD'], path);
  return `${baseUrl}/${joinSegments(owner, repo)}${place && `/${place}`}`;
}

/** Bitbucket Server: `/projects/{project}/repos/{repo}/browse/{path}?at={ref}`. Personal projects start with `~`. */
export const bitbucketServerUrls: ScmUrls<ScmConfig> = {
  parse(url) {
    const segments = splitSegments(url.pathname);
    const start = segments.findIndex(
      (segment, index) => (segment === 'projects' || segment === 'users') && segments[index + 2] === 'repos',
    );
    const [kind, name, , repo, , ...path] = segments.slice(start);
    if (start < 0 || name === undefined || repo === undefined) return undefined;
    return {
      owner: kind === 'users' ? `~${name}` : name,
      repo: trimGit(repo),
      ref: url.searchParams.get('at')?.replace(/^refs\/(heads|tags)\//, ''),
      path: path.join('/'),
    };
  },
  print: printServer,
  printEdit: printServer,
  printLine: (line) => ({ hash: `${line}` }),
};

function printServer({ owner, repo, ref, path }: ScmAddress, { baseUrl }: ScmConfig): string {
  const home = owner.startsWith('~')
    ? joinSegments('users', owner.slice(1))
    : joinSegments('projects', owner);
  const at = ref === undefined ? '' : `?at=${encodeURIComponent(ref)}`;
  return `${baseUrl}/${home}/${joinSegments('repos', repo, 'browse', path)}${at}`;
}

/** The older form of both: the host decides. */
export const bitbucketUrls: ScmUrls<ScmConfig> = {
  parse: (url, config) => choose(config).parse(url, config),
  print: (address, config) => choose(config).print(address, config),
  printEdit: (address, config) => (choose(config).printEdit ?? choose(config).print)(address, config),
  printLine: (line) => ({ hash: `lines-${line}` }),
};

function choose({ host }: ScmConfig): ScmUrls<ScmConfig> {
  return host === BITBUCKET_CLOUD_HOST ? bitbucketCloudUrls : bitbucketServerUrls;
}
