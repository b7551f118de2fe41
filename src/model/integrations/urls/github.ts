import type { ScmConfig } from './integrationConfig';
import type { ScmAddress, ScmUrls } from './scmAddress';
import { joinSegments, splitSegments, trimGit } from './segments';

const views = ['blob', 'tree', 'edit', 'raw', 'blame'];

/** GitHub: `/{owner}/{repo}/blob/{ref}/{path}`. */
export const githubUrls: ScmUrls<ScmConfig> = {
  parse(url) {
    const [owner, repo, view, ref, ...path] = splitSegments(url.pathname);
    if (owner === undefined || repo === undefined) return undefined;
    const address = { owner, repo: trimGit(repo) };
    if (view === undefined || ref === undefined || !views.includes(view)) return { ...address, path: '' };
    return { ...address, ref, path: path.join('/') };
  },
  // GitHub leads from 'tree' to 'blob' if the path is a file.
  print: (address, config) => printPage('tree', address, config),
  printEdit: (address, config) => printPage('edit', address, config),
  printLine: (line) => ({ hash: `L${line}` }),
};

function printPage(view: string, { owner, repo, ref, path }: ScmAddress, { baseUrl }: ScmConfig): string {
  const place = ref === undefined && path === '' ? '' : joinSegments(view, ref ?? 'HEAD', path);
  return `${baseUrl}/${joinSegments(owner, repo)}${place && `/${place}`}`;
}
