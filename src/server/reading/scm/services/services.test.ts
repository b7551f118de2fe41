import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SCM_TYPES, type ScmConfig } from '#model';
import { findService } from './index';

const page = readFileSync('docs/administrators/source-control.md', 'utf8');

it('are listed with what they offer in the documentation', () => {
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const documented = rows.map(([, type, file, tree, search, version]) => ({
    type,
    file,
    tree,
    search,
    version,
  }));
  const offered = SCM_TYPES.filter((type) => type !== 'bitbucket').map((type) => {
    const service = findService(type, { host: `${type}.example` } as ScmConfig);
    return {
      type: `\`${type}\``,
      file: 'yes',
      tree: service.planArchive ? 'archive' : 'file by file',
      search: service.planList ? 'list' : 'archive',
      version: service.planVersion ? 'commit' : 'list',
    };
  });
  const byType = (one: { type?: string | undefined }, other: { type?: string | undefined }): number =>
    (one.type ?? '') < (other.type ?? '') ? -1 : 1;
  expect(documented.toSorted(byType)).toEqual(offered.toSorted(byType));
});
