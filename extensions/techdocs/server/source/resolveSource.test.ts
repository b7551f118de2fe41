import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Entity } from '#model';
import { resolveSource } from './resolveSource';

let home: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'trellis-source-'));
  await mkdir(join(home, 'website/docs'), { recursive: true });
  await writeFile(join(home, 'website/docs/index.md'), '# Website\n');
  await mkdir(join(home, 'empty/docs'), { recursive: true });
});
afterAll(() => rm(home, { recursive: true, force: true }));

function resolveRef(ref: string, annotations: Record<string, string> = {}) {
  const entity: Entity = {
    apiVersion: 'backstage.io/v1alpha1',
    kind: 'Component',
    metadata: {
      name: 'website',
      annotations: {
        'backstage.io/managed-by-location': 'file:catalog-info.yaml',
        'backstage.io/source-location': 'url:https://github.com/acme/website/',
        'backstage.io/techdocs-ref': ref,
        ...annotations,
      },
    },
  };
  const reader = { resolveUrl: (path: string, base: string) => new URL(path, base).href };
  return resolveSource(entity, { reader, workingFolder: home });
}

it('is next to a descriptor on this machine, if there is documentation, and else in the repository', () => {
  expect(resolveRef('dir:website')).toEqual({
    type: 'dir',
    folder: join(home, 'website'),
    root: home,
    repository: 'https://github.com/acme/website/website/',
  });
  for (const ref of ['dir:empty', 'dir:missing', 'dir:.'])
    expect(resolveRef(ref)).toMatchObject({ type: 'url' });
});

it('is not outside the folder of the descriptor', () => {
  expect(resolveRef('dir:../other')).toMatchObject({ type: 'url' });
  expect(resolveRef('url:https://example.com/docs/')).toEqual({
    type: 'url',
    url: 'https://example.com/docs/',
  });
});

it('is never a folder of this machine that the descriptor names', () => {
  const written = { 'backstage.io/source-location': `file:${home}/website/x` };
  expect(
    resolveRef('dir:.', {
      ...written,
      'backstage.io/managed-by-location': 'url:https://example.com/a/catalog-info.yaml',
    }),
  ).toEqual({ type: 'url', url: 'https://example.com/a/' });
  expect(resolveRef('dir:.', written)).toEqual({ type: 'dir', folder: home, root: home });
});
