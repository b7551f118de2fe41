import type { ScmConfig } from './integrationConfig';
import type { ScmAddress, ScmUrls } from './scmAddress';
import { joinSegments, segmentsAfter, splitSegments, trimGit } from './segments';

const views = ['blob', 'tree', 'edit', 'raw', 'blame'];

/** GitHub: `/{owner}/{repo}/blob/{ref}/{path}`, and `/{owner}/{repo}/{ref}/{path}` on the host of raw files. */
export const githubUrls: ScmUrls<ScmConfig> = {
  ownsHost: (host, { rawBaseUrl }) => rawBaseUrl !== undefined && new URL(rawBaseUrl).host === host,
  parse(url, config) {
    const raw = splitRaw(url, config);
    const [owner, repo, view, ...place] = raw
      ? [...raw.slice(0, 2), 'raw', ...raw.slice(2)]
      : splitSegments(url.pathname);
    if (owner === undefined || repo === undefined) return undefined;
    const address = { owner, repo: trimGit(repo) };
    // Links to raw files name the kind of the ref.
    const isFullRef = place[0] === 'refs' && (place[1] === 'heads' || place[1] === 'tags');
    const [ref, ...path] = isFullRef ? place.slice(2) : place;
    if (view === undefined || ref === undefined || !views.includes(view)) return { ...address, path: '' };
    return { ...address, ref, path: path.join('/') };
  },
  // GitHub leads from 'tree' to 'blob' if the path is a file.
  print: (address, config) => printPage('tree', address, config),
  printEdit: (address, config) => printPage('edit', address, config),
  printLine: (line) => ({ hash: `L${line}` }),
};

function splitRaw(url: URL, { host, rawBaseUrl }: ScmConfig): string[] | undefined {
  if (rawBaseUrl === undefined) return undefined;
  const isOther = new URL(rawBaseUrl).host !== host;
  return url.host === new URL(rawBaseUrl).host && (isOther || new URL(rawBaseUrl).pathname !== '/')
    ? segmentsAfter(url, rawBaseUrl)
    : undefined;
}

function printPage(view: string, { owner, repo, ref, path }: ScmAddress, { baseUrl }: ScmConfig): string {
  const place = ref === undefined && path === '' ? '' : joinSegments(view, [ref ?? 'HEAD'], path);
  return `${baseUrl}/${joinSegments(owner, repo)}${place && `/${place}`}`;
}
