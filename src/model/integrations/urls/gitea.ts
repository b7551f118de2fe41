import type { ScmConfig } from './integrationConfig';
import type { ScmAddress, ScmUrls } from './scmAddress';
import { joinSegments, segmentsAfter, trimGit } from './segments';

const views = ['src', 'raw', 'media', 'blame'];
const refKinds = ['branch', 'tag', 'commit'] as const;

/** Gitea: `/{owner}/{repo}/src/branch/{branch}/{path}`. */
export const giteaUrls: ScmUrls<ScmConfig> = {
  parse(url, { baseUrl }) {
    const [owner, repo, view, kind, ...rest] = segmentsAfter(url, baseUrl) ?? [];
    if (owner === undefined || repo === undefined) return undefined;
    const address = { owner, repo: trimGit(repo) };
    if (view === '_edit' && kind !== undefined)
      return { ...address, ref: kind, refKind: 'branch', path: rest.join('/') };
    const refKind = refKinds.find((known) => known === kind);
    const [ref, ...path] = rest;
    if (view === undefined || !views.includes(view) || refKind === undefined || ref === undefined)
      return { ...address, path: '' };
    return { ...address, ref, refKind, path: path.join('/') };
  },
  print({ owner, repo, ref, refKind = 'branch', path }, { baseUrl }) {
    const place = ref === undefined && path === '' ? '' : joinSegments('src', refKind, [ref ?? 'HEAD'], path);
    return `${baseUrl}/${joinSegments(owner, repo)}${place && `/${place}`}`;
  },
  printEdit: ({ owner, repo, ref = 'HEAD', path }: ScmAddress, { baseUrl }) =>
    `${baseUrl}/${joinSegments(owner, repo, '_edit', [ref], path)}`,
  printLine: (line) => ({ hash: `L${line}` }),
};
