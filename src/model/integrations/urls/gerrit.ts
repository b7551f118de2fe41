import type { ScmConfig } from './integrationConfig';
import type { ScmAddress, ScmUrls } from './scmAddress';
import { joinSegments, segmentsAfter } from './segments';

/** Gitiles recognizes a commit by the length of its id. */
const COMMIT_LENGTH = 40;

/** Gerrit, which shows files with Gitiles: `/{project}/+/refs/heads/{branch}/{path}`. Names of projects can contain slashes. */
export const gerritUrls: ScmUrls<ScmConfig> = {
  parse(url, config) {
    const all = segmentsAfter(url, gitilesOf(config)) ?? [];
    const plus = all.indexOf('+');
    const name = (plus < 0 ? all : all.slice(0, plus)).join('/');
    if (name === '') return undefined;
    const address = { owner: '', repo: name };
    if (plus < 0) return { ...address, path: '' };
    const [first = '', second, third, ...rest] = all.slice(plus + 1);
    if (first === 'refs' && (second === 'heads' || second === 'tags') && third !== undefined)
      return {
        ...address,
        ref: third,
        refKind: second === 'heads' ? 'branch' : 'tag',
        path: rest.join('/'),
      };
    const path = [second, third, ...rest].filter((part) => part !== undefined).join('/');
    if (first === 'HEAD') return { ...address, path };
    const refKind = first.length === COMMIT_LENGTH ? 'commit' : 'branch';
    return first === '' ? { ...address, path: '' } : { ...address, ref: first, refKind, path };
  },
  print: printPage,
  printEdit: (address, config) =>
    config.disableEditUrl === true
      ? printPage(address, config)
      : `${config.baseUrl}/admin/repos/edit/repo/${encodeURIComponent(address.repo)}/branch/${encodeURIComponent(
          `refs/heads/${address.ref ?? 'HEAD'}`,
        )}/file/${encodeURIComponent(address.path)}`,
  printLine: (line) => ({ hash: `${line}` }),
};

/** Returns the base URL of Gitiles. */
function gitilesOf({ gitilesBaseUrl, baseUrl }: ScmConfig): string {
  return gitilesBaseUrl ?? baseUrl;
}

function printPage({ repo, ref, refKind, path }: ScmAddress, config: ScmConfig): string {
  const folders = { branch: 'refs/heads', tag: 'refs/tags', commit: undefined };
  const place = ref === undefined ? 'HEAD' : joinSegments(folders[refKind ?? 'branch'], ref);
  return `${gitilesOf(config)}/${joinSegments(repo)}/+/${place}${path && `/${joinSegments(path)}`}`;
}
