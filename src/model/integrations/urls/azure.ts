import type { ScmConfig } from './integrationConfig';
import type { ScmAddress, ScmUrls } from './scmAddress';
import { joinSegments, splitSegments } from './segments';

const refKinds = { GB: 'branch', GT: 'tag', GC: 'commit' } as const;

/** The suffix of the hosts that Azure DevOps had before: `{organization}.visualstudio.com`. */
const FORMER_HOST = '.visualstudio.com';

/** Azure DevOps: `/{organization}/{project}/_git/{repo}?path=/{path}&version=GB{branch}`. */
export const azureUrls: ScmUrls<ScmConfig> = {
  ownsHost: (host, config) => config.host === 'dev.azure.com' && host.endsWith(FORMER_HOST),
  parse(url) {
    const segments = splitSegments(url.pathname);
    const git = segments.indexOf('_git');
    const repo = segments[git + 1];
    if (git < 0 || repo === undefined) return undefined;
    const former = url.hostname.endsWith(FORMER_HOST) ? [url.hostname.slice(0, -FORMER_HOST.length)] : [];
    const [project, ...organization] = [...former, ...segments.slice(0, git)].toReversed();
    const version = url.searchParams.get('version') ?? '';
    const prefix = version.slice(0, 2);
    const isVersion = prefix in refKinds;
    return {
      owner: '',
      // A repository with the name of its project has a shorter address.
      organization: organization.length === 0 ? project : organization.toReversed().join('/'),
      project: organization.length === 0 ? repo : project,
      repo,
      ref: isVersion ? version.slice(2) : undefined,
      refKind: isVersion ? refKinds[prefix as keyof typeof refKinds] : undefined,
      path: (url.searchParams.get('path') ?? '').replace(/^\/+/, ''),
    };
  },
  print: printPage,
  printEdit: printPage,
  printLine: (line) => ({
    parameters: { line: `${line}`, lineEnd: `${line + 1}`, lineStartColumn: '1', lineEndColumn: '1' },
  }),
};

function printPage(
  { organization, project, repo, ref, refKind = 'branch', path }: ScmAddress,
  { baseUrl }: ScmConfig,
): string {
  const url = new URL(`${baseUrl}/${joinSegments(organization, project, '_git', repo)}`);
  if (path !== '') url.searchParams.set('path', `/${path}`);
  const prefix = Object.entries(refKinds).find(([, kind]) => kind === refKind)?.[0];
  if (ref !== undefined) url.searchParams.set('version', `${prefix}${ref}`);
  // Addresses of the service itself have readable slashes.
  return url.href.replaceAll('%2F', '/');
}
