import type { ScmConfig } from './integrationConfig';
import type { ScmAddress, ScmUrls } from './scmAddress';
import { joinSegments, segmentsAfter, trimGit } from './segments';

const views = ['blob', 'tree', 'edit', 'raw', 'blame'];

/** GitLab: `/{groups}/{repo}/-/blob/{ref}/{path}`, and the same without `/-` in older versions. */
export const gitlabUrls: ScmUrls<ScmConfig> = {
  parse(url, { baseUrl }) {
    const all = segmentsAfter(url, baseUrl) ?? [];
    const dash = all.indexOf('-');
    const old = all.findIndex((segment, index) => index >= 2 && views.includes(segment));
    const end = dash >= 0 ? dash : old;
    const project = end < 0 ? all : all.slice(0, end);
    const repo = project.at(-1);
    if (repo === undefined || project.length < 2) return undefined;
    const address = { owner: project.slice(0, -1).join('/'), repo: trimGit(repo) };
    const [view, ref, ...path] = end < 0 ? [] : all.slice(dash >= 0 ? end + 1 : end);
    if (view === undefined || ref === undefined || !views.includes(view)) return { ...address, path: '' };
    return { ...address, ref, path: path.join('/') };
  },
  print: (address, config) => printPage('blob', address, config),
  printEdit: (address, config) => printPage('edit', address, config),
  printLine: (line) => ({ hash: `L${line}` }),
};

function printPage(view: string, { owner, repo, ref, path }: ScmAddress, { baseUrl }: ScmConfig): string {
  const page = path === '' || path.endsWith('/') ? 'tree' : view;
  const place = ref === undefined && path === '' ? '' : joinSegments('-', page, [ref ?? 'HEAD'], path);
  return `${baseUrl}/${joinSegments(owner, repo)}${place && `/${place}`}`;
}
