import type { ScmConfig } from './integrationConfig';
import type { ScmAddress, ScmUrls } from './scmAddress';
import { joinSegments, splitSegments } from './segments';

/** Harness Code: `/ng/account/{account}/module/code/orgs/{organization}/projects/{project}/repos/{repo}/files/{ref}/~/{path}`. */
export const harnessUrls: ScmUrls<ScmConfig> = {
  parse(url) {
    const segments = splitSegments(url.pathname);
    const after = (name: string): string | undefined =>
      segments.includes(name) ? segments[segments.indexOf(name) + 1] : undefined;
    const [owner, organization, project, repo] = ['account', 'orgs', 'projects', 'repos'].map(after);
    if (owner === undefined || repo === undefined) return undefined;
    const [, ...place] = segments.slice(segments.indexOf('repos') + 2);
    const tilde = place.indexOf('~');
    const ref = (tilde < 0 ? place : place.slice(0, tilde)).join('/');
    return {
      owner,
      organization,
      project,
      repo,
      ref: ref === '' ? undefined : ref.replace(/^refs\/heads\//, ''),
      path: tilde < 0 ? '' : place.slice(tilde + 1).join('/'),
    };
  },
  print: (address, config) => printPage('files', address, config),
  printEdit: (address, config) => printPage('edit', address, config),
};

function printPage(view: string, address: ScmAddress, { baseUrl }: ScmConfig): string {
  const { owner, organization, project, repo, ref, path } = address;
  const home = joinSegments('ng', 'account', owner, 'module', 'code');
  const parents = [
    ...(organization ? ['orgs', organization] : []),
    ...(project ? ['projects', project] : []),
  ];
  const place = ref === undefined && path === '' ? '' : joinSegments(view, ref ?? 'HEAD', '~', path);
  return `${baseUrl}/${home}/${joinSegments(...parents, 'repos', repo)}${place && `/${place}`}`;
}
